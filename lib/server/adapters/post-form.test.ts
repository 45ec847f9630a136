import { once } from 'node:events';
import { createServer } from 'node:net';

import { PostFailure, postForm } from './post-form';

const form = new URLSearchParams({ receptor: '09121234567' });
const failureOf = (url: string, timeoutMs = 10_000) => postForm(url, form, timeoutMs).catch((error: unknown) => error);

/** A server that passes each connection to `take`. */
async function listen(take: (socket: import('node:net').Socket) => void) {
  const server = createServer((socket) => take(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('a posted form', () => {
  it('surely did not arrive where nobody listens', async () => {
    const { port, close } = await listen(() => undefined);
    await close();
    const failure = await failureOf(`http://127.0.0.1:${port}/v1/secret/`);
    expect(failure).toBeInstanceOf(PostFailure);
    expect(failure).toMatchObject({ code: 'ECONNREFUSED', isSent: false });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('secret');
  });

  it('surely did not arrive without the other side’s certificate', async () => {
    const { port, close } = await listen((socket) => socket.resume().end('I speak no TLS\r\n'));
    expect(await failureOf(`https://127.0.0.1:${port}/`)).toMatchObject({ isSent: false });
    await close();
  });

  it('may have arrived when the connection breaks afterwards, or without an answer', async () => {
    const breaking = await listen((socket) => socket.once('data', () => socket.destroy()));
    expect(await failureOf(`http://127.0.0.1:${breaking.port}/`)).toMatchObject({ isSent: true });
    await breaking.close();
    const silent = await listen((socket) => socket.resume());
    expect(await failureOf(`http://127.0.0.1:${silent.port}/`, 1000)).toMatchObject({ isSent: true });
    await silent.close();
  });
});
