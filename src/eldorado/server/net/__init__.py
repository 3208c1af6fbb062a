"""Between the network and the application: connections, limits, first checks of a request."""
