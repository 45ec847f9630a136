import { once } from 'node:events';
import { createServer } from 'node:http';

import { WebSocket, WebSocketServer } from 'ws';

const PUBLISH = 3;
const PUBACK = 4;
const REFUSED = 1013;

export interface LossyProxy {
  /** The proxy's address, as pages reach it. */
  readonly siteUrl: string;
  /** The proxy's refusals, losses and cuts so far, and the messages that it let through. */
  readonly harm: { connections: number; messages: number; acknowledgements: number; cuts: number; carried: number };
  close(): Promise<void>;
}

export interface Losses {
  /** The broker's address, `ws://…`. */
  readonly target: () => string;
  /** The share of connections, messages and acknowledgements that are lost, 0 to 1. */
  readonly share: number;
  /** A random number from 0 up to 1. */
  readonly random: () => number;
}

/**
 * A bad network before a broker. A share of connections, messages and acknowledgements is lost, and now and then the
 * line is cut under a message.
 */
export async function startLossyProxy({ target, share, random }: Losses): Promise<LossyProxy> {
  const harm = { connections: 0, messages: 0, acknowledgements: 0, cuts: 0, carried: 0 };
  const isLost = (of = share) => random() < of;
  const server = createServer();
  const sockets = new WebSocketServer({ server, handleProtocols: () => 'mqtt', perMessageDeflate: false });
  sockets.on('connection', (page) => {
    if (isLost()) {
      harm.connections += 1;
      page.close(REFUSED);
      return;
    }
    const broker = new WebSocket(target(), 'mqtt', { perMessageDeflate: false });
    const cut = () => {
      page.terminate();
      broker.terminate();
    };
    const waiting: Buffer[] = [];
    onPacket(page, (packet) => {
      if (typeOf(packet) === PUBACK && isLost()) harm.acknowledgements += 1;
      else if (broker.readyState === WebSocket.OPEN) broker.send(packet);
      else waiting.push(packet);
    });
    broker.on('open', () => waiting.forEach((packet) => broker.send(packet)));
    onPacket(broker, (packet) => {
      if (typeOf(packet) !== PUBLISH) return page.send(packet);
      if (isLost()) harm.messages += 1;
      else if (isLost(share / 2)) {
        harm.cuts += 1;
        cut();
      } else {
        harm.carried += 1;
        page.send(packet);
      }
    });
    for (const end of [page, broker]) end.on('close', cut).on('error', cut);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    siteUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    harm,
    close: async () => {
      for (const page of sockets.clients) page.terminate();
      sockets.close();
      server.close();
      await once(server, 'close');
    },
  };
}

const typeOf = (packet: Buffer) => (packet[0] ?? 0) >> 4;

/** Calls back with each whole packet of MQTT: a frame may bring a part of one, or several. */
function onPacket(line: WebSocket, take: (packet: Buffer) => void): void {
  let bytes = Buffer.alloc(0);
  line.on('message', (frame: Buffer) => {
    bytes = Buffer.concat([bytes, frame]);
    for (let length = lengthOf(bytes); length !== null && length <= bytes.length; length = lengthOf(bytes)) {
      const packet = bytes.subarray(0, length);
      bytes = bytes.subarray(length);
      take(packet);
    }
  });
}

const MORE = 0x80;
const BITS = 7;

/** The length of the packet that the bytes begin with, by its header; null where that is not whole. */
function lengthOf(bytes: Buffer): number | null {
  let rest = 0;
  for (let place = 1; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    rest += (byte & ~MORE) << (BITS * (place - 1));
    if ((byte & MORE) === 0) return place + 1 + rest;
  }
  return null;
}
