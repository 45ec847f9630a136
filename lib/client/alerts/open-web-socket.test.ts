import { openWebSocket } from './open-web-socket';

class FakeWebSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = FakeWebSocket.OPEN;
  readonly sent: unknown[] = [];
  constructor(
    readonly url: string,
    readonly protocols: readonly string[],
  ) {}

  send(data: unknown) {
    this.sent.push(data);
  }
}

it('sends while it is open, and stops once the server has begun to close it', () => {
  Reflect.set(globalThis, 'WebSocket', FakeWebSocket);
  const socket = openWebSocket('ws://127.0.0.1/mqtt', ['mqtt']) as unknown as FakeWebSocket;
  socket.send('SUBSCRIBE');
  socket.readyState = FakeWebSocket.CLOSING;
  socket.send('PUBACK');
  expect([socket.url, socket.protocols, socket.sent]).toEqual(['ws://127.0.0.1/mqtt', ['mqtt'], ['SUBSCRIBE']]);
});
