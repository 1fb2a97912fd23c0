"""What a seat may see and do, as HTML."""
