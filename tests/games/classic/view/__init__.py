"""What a seat may see and do at the table of classic Caylus."""
