import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this computer that nothing listens on, for a program that cannot pick one itself. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port was found');
  return address.port;
}
