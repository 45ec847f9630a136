// Ports for programs that cannot pick one themselves. Plain JavaScript, because lib/dev runs it without a build.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those may be taken between the look and the
 * program’s start.
 */
const FIRST_PORT = 10_000;
const PORTS = 20_000;
const LOOKS = 50;
const STARTS = 5;
const IS_TAKEN = /address (?:is )?already in use|EADDRINUSE/i;

export async function findFreePort() {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${LOOKS} ports from ${FIRST_PORT} on is free.`);
}

export async function startOnFreePort(start) {
  for (let starts = 1; ; starts += 1) {
    try {
      return await start(await findFreePort());
    } catch (error) {
      if (starts === STARTS || !IS_TAKEN.test(error.message)) throw error;
    }
  }
}

async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
