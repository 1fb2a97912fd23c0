"""More than a record alone: links to share, and lines of play that players left."""
