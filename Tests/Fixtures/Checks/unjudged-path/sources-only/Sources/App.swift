let title = "Home"
