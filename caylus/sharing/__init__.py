"""Games that leave this screen: links."""
