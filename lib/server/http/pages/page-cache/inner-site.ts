import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

import { getRequestId, runInRequest } from '../../../observability/request-scope';

/** Renders are the work of one thread: more at a time take memory and are no sooner ready. */
const LIVE_AT_A_TIME = 32;
const MOST_LIVE = 500;
const REQUEST_ID = 'x-request-id';

export interface InnerAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface InnerQuestion {
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  /** Ends the request when the visitor is gone. */
  readonly signal?: AbortSignal;
}

/** Thrown when MOST_LIVE visitors already wait for pages of their own. */
export class TooManyRenders extends Error {
  override readonly name = 'TooManyRenders';
}

export interface InnerSite {
  /** Asks for everybody: once for all that wait. */
  askForAll(question: InnerQuestion): Promise<InnerAnswer>;
  /**
   * Asks for one visitor; waits while LIVE_AT_A_TIME others are under way. Throws TooManyRenders when MOST_LIVE are.
   */
  askForOne(question: InnerQuestion): Promise<InnerAnswer>;
  close(): void;
}

/**
 * The framework behind a listener of its own on the loopback interface, asked with plain requests. Its answers come
 * whole and uncompressed, which wrapping a visitor's response would not give.
 */
export async function openInnerSite(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<InnerSite> {
  // A connection that lies idle stays open: were it closed, the next request could fall into its end.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const requestId = request.headers[REQUEST_ID]?.toString() ?? getRequestId();
    runInRequest({ requestId, route: null, cache: null }, () => handle(request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const forAll = new Agent({ keepAlive: true });
  const forOne = new Agent({ keepAlive: true, maxSockets: LIVE_AT_A_TIME });
  let live = 0;
  return {
    askForAll: (question) => ask(port, forAll, question),
    askForOne: async (question) => {
      if (live >= MOST_LIVE)
        throw new TooManyRenders(`${live} visitors wait for pages that are rendered for them alone`);
      live += 1;
      return ask(port, forOne, question).finally(() => (live -= 1));
    },
    close: () => {
      forAll.destroy();
      forOne.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function ask(port: number, agent: Agent, { path, headers, signal }: InnerQuestion): Promise<InnerAnswer> {
  const own = { 'accept-encoding': 'identity', [REQUEST_ID]: getRequestId() };
  const request = sendRequest({ host: '127.0.0.1', port, agent, path, headers: { ...headers, ...own }, signal });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  );
  request.end();
  const response = await answered;
  return { status: response.statusCode ?? 500, headers: response.headers, body: await buffer(response) };
}
