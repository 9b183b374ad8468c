"""Tables over HTTP and WebSockets."""
