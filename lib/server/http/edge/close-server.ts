import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

import type { BrokerSocket } from './broker-socket';

const CLOSE_SOCKETS_AFTER_MS = 1000;
const CUT_AFTER_MS = 5000;
const CLOSE_IDLE_EVERY_MS = 100;
const QUIET_TURN_MS = 2;
const MOST_TURNS = 200;

/**
 * Takes no new connection from here on, lets requests under way end, says goodbye to sockets, and cuts the rest after
 * five seconds. Called when every kept-alive connection had the time to come once more and be told to close
 * (Listening.drain).
 */
export async function closeServer(server: Server, brokerSocket: BrokerSocket | null): Promise<void> {
  const isClosed = once(server, 'close');
  await waitForQuietTurn();
  server.close();
  // Connections that fall idle after this moment are kept alive by their clients, not by us.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
  await brokerSocket?.close(CLOSE_SOCKETS_AFTER_MS);
  await isClosed;
  clearInterval(idle);
  clearTimeout(cut);
}

/**
 * Connections that the kernel has taken and this process has not are reset when the listener closes. Right after a
 * short turn of the event loop there are hardly any: it has just taken all that were there.
 */
async function waitForQuietTurn(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const begunAtMs = performance.now();
    await setImmediate();
    if (performance.now() - begunAtMs < QUIET_TURN_MS) return;
  }
}
