import { Agent, request } from 'node:http';

import { startServer } from '../fixtures/server';
import { expect, test } from '../fixtures/site';

const CLIENTS = 12;
const PATHS = ['/', '/services/house-cleaning/', '/login/', '/api/main/boot/getallcategoryv3', '/my-order-list/'];
/** Asked of each client before the server is told to end, so that the signal falls into the middle of things. */
const WARM_REQUESTS = 5;
const FAILURE = 500;
/**
 * Long enough for each client to come once more on its connection and be told to close it, however busy the machine is.
 */
const DRAIN_SECONDS = 3;

interface Outcome {
  readonly path: string;
  /** The answer's status, or the error's code. */
  readonly what: number | string;
  /** The answer ended its connection: from here on the caller goes elsewhere, as a load balancer does. */
  readonly isTold: boolean;
}

/** Asks on a kept-alive connection until an answer ends it. */
function createClient(url: string, outcomes: Outcome[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<Omit<Outcome, 'path'>>((resolve) => {
      const fail = (error: NodeJS.ErrnoException) => resolve({ what: error.code ?? error.message, isTold: false });
      const asked = request(`${url}${path}`, { agent }, (response) => {
        response.resume();
        response.once('end', () =>
          resolve({ what: response.statusCode ?? 0, isTold: response.headers.connection === 'close' }),
        );
        response.once('error', fail);
      });
      asked.once('error', fail);
      asked.end();
    });
  const askOnce = async (round: number): Promise<Outcome> => {
    const path = PATHS[round % PATHS.length] ?? '/';
    const outcome = { path, ...(await ask(path)) };
    outcomes.push(outcome);
    return outcome;
  };
  return {
    warm: async () => {
      for (let round = 0; round < WARM_REQUESTS; round += 1) await askOnce(round);
    },
    /** A failure ends it as well. */
    goOn: async () => {
      for (let round = 0; ; round += 1) {
        const { isTold, what } = await askOnce(round);
        if (isTold || typeof what === 'string') break;
      }
      agent.destroy();
    },
  };
}

test(
  'a server that is told to end under load fails no request: each client is answered, and told to go elsewhere, before the door is closed',
  { tag: '@no-screen' },
  async () => {
    const server = await startServer({ environment: { DRAIN_SECONDS: String(DRAIN_SECONDS) } });
    const outcomes: Outcome[] = [];
    const clients = Array.from({ length: CLIENTS }, () => createClient(server.url, outcomes));
    await Promise.all(clients.map((client) => client.warm()));
    const before = outcomes.length;
    const going = clients.map((client) => client.goOn());
    await server.stop();
    await Promise.all(going);
    expect(outcomes.length).toBeGreaterThanOrEqual(before + CLIENTS);
    expect(outcomes.filter(({ isTold }) => isTold)).toHaveLength(CLIENTS);
    expect(outcomes.filter(({ what }) => typeof what === 'string' || what >= FAILURE)).toEqual([]);
  },
);
