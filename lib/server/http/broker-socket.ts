import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer, createWebSocketStream } from 'ws';

import type { EmbeddedBroker } from '../adapters/broker/embedded';

const LARGEST_MESSAGE_BYTES = 8192;
const GOING_AWAY = 1001;

export interface BrokerSocket {
  /** Answers an upgrade request of `/mqtt`; `refuse` answers one that is no WebSocket's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, refuse: () => void): void;
  /** Says goodbye to every client, then cuts those that stay. */
  close(deadlineMs: number): Promise<void>;
}

/** MQTT over WebSocket, one stream a connection, handed to the broker. */
export function createBrokerSocket(accept: EmbeddedBroker['accept']): BrokerSocket {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('mqtt') ? 'mqtt' : false),
  });
  server.on('connection', (webSocket, request: IncomingMessage) => {
    const stream = joinWrites(createWebSocketStream(webSocket));
    // The broker removes its own listener when it lets a stream go; a reset after that must not end the process.
    stream.on('error', () => webSocket.terminate());
    accept(stream, request);
  });
  const refusals = new WeakMap<Duplex, () => void>();
  server.on('wsClientError', (_error, socket) => refusals.get(socket)?.());
  return {
    upgrade: (request, socket, head, refuse) => {
      refusals.set(socket, refuse);
      server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
    },
    close: async (deadlineMs) => {
      for (const client of server.clients) client.close(GOING_AWAY);
      const cut = setTimeout(() => server.clients.forEach((client) => client.terminate()), deadlineMs);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(cut);
    },
  };
}

/**
 * A broker writes a packet piece by piece, and each piece would be a frame and a system call of its own: what is written in one turn of the event loop, also
 * of several packets, leaves in one frame.
 */
function joinWrites(stream: Duplex): Duplex {
  const write = stream.write.bind(stream);
  let isGathering = false;
  const gather = () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    setImmediate(() => {
      isGathering = false;
      stream.uncork();
    });
  };
  const gatherAndWrite = (...piece: Parameters<typeof write>) => {
    gather();
    return write(...piece);
  };
  const send = stream._write.bind(stream);
  const _writev: Duplex['_writev'] = (pieces, done) =>
    send(Buffer.concat(pieces.map(({ chunk }: { chunk: Buffer }) => chunk)), 'binary', done);
  return Object.assign(stream, { write: gatherAndWrite, _writev });
}
