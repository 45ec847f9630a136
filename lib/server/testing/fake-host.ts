import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface FakeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface FakeHost {
  readonly url: string;
  close(): Promise<void>;
}

/** A partner's server for a test. What `answer` gives back goes out as JSON; undefined breaks the connection after the request was read. */
export async function startFakeHost(answer: (request: FakeRequest) => { readonly status?: number; readonly body: unknown } | undefined): Promise<FakeHost> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const reply = answer({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    if (!reply) return void request.socket.destroy();
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the fake host has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
