import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as encryptedRequest } from 'node:https';
import type { Duplex } from 'node:stream';

import type { BrokerSocket } from '../http/edge/broker-socket';

const CONNECT_WITHIN_MS = 5000;
const BAD_GATEWAY = 502;
/** Headers that say something of the connection: the one to the host gets its own. */
const OWN_HEADERS = ['host', 'x-forwarded-for', 'x-forwarded-proto', 'cookie', 'authorization'];

interface TunnelOptions {
  /** The address of the host's embedded broker for WebSockets: https://host/mqtt. */
  readonly url: string;
  readonly findAddress: (request: IncomingMessage) => string;
}

/**
 * Passes the WebSockets of /mqtt on to a host elsewhere whose broker is the embedded one. Such a host tells pages to
 * come to /mqtt of their own site. The browser sends the broker's credentials inside the WebSocket; cookies are not
 * passed on.
 */
export function createBrokerTunnel({ url, findAddress }: TunnelOptions): BrokerSocket {
  const open = new Set<Duplex>();
  return {
    upgrade: (request, socket, head, refuse) => {
      const asked = ask(url, request, findAddress(request));
      asked.once('upgrade', (answer, hostSocket, hostHead) => {
        for (const each of [socket, hostSocket]) keep(open, each);
        socket.write(toHead(answer));
        join({ socket, head }, { socket: hostSocket, head: hostHead });
      });
      asked.once('response', (answer) => {
        answer.resume();
        refuse(answer.statusCode ?? BAD_GATEWAY);
      });
      asked.once('error', () => refuse(BAD_GATEWAY));
      socket.once('close', () => asked.destroy());
      asked.end();
    },
    close: (deadlineMs) => closeAll(open, deadlineMs),
  };
}

function keep(open: Set<Duplex>, socket: Duplex): void {
  open.add(socket);
  socket.once('close', () => open.delete(socket));
  socket.on('error', () => socket.destroy());
}

interface End {
  readonly socket: Duplex;
  /** The bytes that came with the upgrade. */
  readonly head: Buffer;
}

/** Each end hears the other, and goes with it. */
function join(one: End, other: End): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (from.head.length > 0) to.socket.write(from.head);
    from.socket.pipe(to.socket);
    from.socket.once('close', () => to.socket.destroy());
  }
}

/** Clients connect again elsewhere, and ask for their missed alerts. */
async function closeAll(open: ReadonlySet<Duplex>, deadlineMs: number): Promise<void> {
  const ended = Promise.all([...open].map((socket) => new Promise((done) => socket.once('close', done))));
  for (const socket of open) socket.end();
  const cut = setTimeout(() => open.forEach((socket) => socket.destroy()), deadlineMs);
  await ended;
  clearTimeout(cut);
}

function ask(url: string, { headers }: IncomingMessage, address: string) {
  const send = url.startsWith('https:') ? encryptedRequest : plainRequest;
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)));
  const asked = send(url, { headers: { ...passed, 'x-forwarded-for': address } });
  const timer = setTimeout(() => asked.destroy(new Error('the host did not answer in time')), CONNECT_WITHIN_MS);
  for (const event of ['upgrade', 'response', 'close'] as const) asked.once(event, () => clearTimeout(timer));
  return asked;
}

function toHead({ rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  );
  return ['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n');
}
