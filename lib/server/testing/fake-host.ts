import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface FakeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  /** The bytes as text. */
  readonly body: string;
}

interface RawReply {
  readonly status?: number;
  readonly type: string;
  readonly bytes: string | Uint8Array;
  /** The connection breaks in the middle of the bytes. */
  readonly isCutOff?: boolean;
}

/** `break` ends the connection after the request was read; `silence` keeps it open and says nothing. */
export type FakeReply = { readonly status?: number; readonly body: unknown } | RawReply | 'break' | 'silence';

interface FakeHost {
  readonly url: string;
  close(): Promise<void>;
}

/** A partner's server for a test. A `body` that `answer` gives back goes out as JSON. */
export async function startFakeHost(answer: (request: FakeRequest) => FakeReply): Promise<FakeHost> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = await buffer(request);
    const reply = answer({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      bytes,
      body: bytes.toString('utf8'),
    });
    if (reply === 'break') return void request.socket.destroy();
    if (reply !== 'silence') send(response, reply);
  };
  const server = createServer(
    (request, response) => void handle(request, response).catch(() => request.socket.destroy()),
  );
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

function send(response: ServerResponse, reply: Exclude<FakeReply, string>): void {
  if ('body' in reply)
    return void response
      .writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply.body));
  const bytes = Buffer.from(reply.bytes);
  response.writeHead(reply.status ?? 200, { 'content-type': reply.type, 'content-length': bytes.byteLength });
  if (!reply.isCutOff) return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.socket?.destroy());
}
