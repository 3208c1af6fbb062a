"""Between the network and the application: connections, limits, the first look at a request."""
