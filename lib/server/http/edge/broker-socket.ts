import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { WebSocketServer, createWebSocketStream, type WebSocket } from 'ws';

import { LARGEST_BROKER_PACKET_BYTES } from '@/lib/domain/constants/process';

import type { EmbeddedBroker } from '../../adapters/broker/embedded';
import { createPacketMeter } from '../../adapters/broker/packet-meter';
import { createBrokerNewcomers, type BrokerNewcomers, type Newcomer } from './broker-newcomers';

const GOING_AWAY = 1001;
const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;

export interface BrokerSocket {
  /**
   * Answers an upgrade request of `/mqtt`; `refuse` answers one that is no WebSocket's (400), or comes from where too
   * many were refused (429).
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, refuse: (status: number) => void): void;
  /** Says goodbye to every client, then cuts those that stay. */
  close(deadlineMs: number): Promise<void>;
}

export interface BrokerSocketOptions {
  /** The address that it came from, past proxies of ours. */
  readonly findAddress?: (request: IncomingMessage) => string;
  readonly newcomers?: BrokerNewcomers;
}

/**
 * MQTT over WebSocket, one stream a connection, handed to the broker. What the broker would store for strangers is
 * bounded here: a packet, and the number of connections without a login.
 */
export function createBrokerSocket(
  accept: EmbeddedBroker['accept'],
  { findAddress = findPeer, newcomers = createBrokerNewcomers() }: BrokerSocketOptions = {},
): BrokerSocket {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_BROKER_PACKET_BYTES,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('mqtt') ? 'mqtt' : false),
  });
  server.on('connection', (webSocket, request: IncomingMessage) => {
    const newcomer = newcomers.add(findAddress(request), () => webSocket.terminate());
    bound(webSocket, newcomer);
    const stream = joinWrites(createWebSocketStream(webSocket));
    // The broker removes its own listener when it lets a stream go; a reset after that must not end the process.
    stream.on('error', () => webSocket.terminate());
    accept(stream, request, () => newcomer.admit());
  });
  const refusals = new WeakMap<Duplex, (status: number) => void>();
  server.on('wsClientError', (_error, socket) => refusals.get(socket)?.(BAD_REQUEST));
  return {
    upgrade: (request, socket, head, refuse) => {
      if (!newcomers.isWelcome(findAddress(request))) return refuse(TOO_MANY_REQUESTS);
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

const findPeer = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';

/** Runs before the stream's own listener, so that nobody reads the bytes that are cut here. */
function bound(webSocket: WebSocket, newcomer: Newcomer): void {
  const isSmall = createPacketMeter(LARGEST_BROKER_PACKET_BYTES);
  webSocket.on('message', (bytes: Buffer) => {
    if (!isSmall(bytes) || !newcomer.takes(bytes.length)) webSocket.terminate();
  });
  webSocket.once('close', () => newcomer.end());
}

/**
 * Sends all writes of one turn of the event loop, also of several packets, in one frame. A broker writes a packet piece
 * by piece, and each piece would be a frame and a system call of its own.
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
