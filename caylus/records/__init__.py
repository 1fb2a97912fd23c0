"""What becomes of records: links to share, and lines of play that were left and kept."""
