/**
 * A WebSocket that sends nothing once its end has begun. Browsers complain of that in their console, and the `close`
 * event that follows tells its listeners.
 */
export function openWebSocket(url: string, protocols: string[]): WebSocket {
  const socket = new WebSocket(url, protocols);
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    if (socket.readyState === WebSocket.OPEN) send(data);
  };
  return socket;
}
