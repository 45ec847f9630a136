import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

import { findFreePort, startOnFreePort } from './free-port.mjs';

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('a program that needs a port of its own', () => {
  let other: Server;
  let takenPort: number;
  beforeEach(async () => {
    takenPort = await findFreePort();
    other = await listen(takenPort);
  });
  afterEach(() => new Promise((resolve) => other.close(resolve)));

  it('starts on another one when another program was faster', async () => {
    const asked: number[] = [];
    const server = await startOnFreePort((port) => {
      asked.push(port);
      return listen(asked.length === 1 ? takenPort : port);
    });
    expect(asked).toHaveLength(2);
    expect(server.address()).toMatchObject({ port: asked[1] });
    server.close();
  });

  it.each(['Mosquitto ended: 1795: Error: Address already in use', 'bind() failed (98: Address already in use)'])(
    'gives up after five, with the program’s own message: %s',
    async (message) => {
      const start = jest.fn(() => Promise.reject(new Error(message)));
      await expect(startOnFreePort(start)).rejects.toThrow(message);
      expect(start).toHaveBeenCalledTimes(5);
    },
  );

  it('is not started again when it ended for another reason', async () => {
    const start = jest.fn(() => Promise.reject(new Error('unknown directive')));
    await expect(startOnFreePort(start)).rejects.toThrow('unknown directive');
    expect(start).toHaveBeenCalledTimes(1);
  });
});
