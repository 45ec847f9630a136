import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';

import { createTestService, type TestService } from '../testing/call';
import { useMarket } from '../testing/use-market';
import { NO_PROBLEMS } from '../start/readiness';
import { waitUntil } from '../testing/wait-until';
import { createDoor } from './door/door';
import { listen } from './edge/listen';
import type { Site } from './pages/next-site';

describe('the end of a process', () => {
  const service = useMarket({ holds: 'nothing' });

  let isAsked = false;
  let isReleased = false;
  const site: Site = {
    handle: async (request, response) => {
      isAsked ||= request.url === '/login/';
      if (request.url === '/login/') await waitUntil(() => isReleased);
      response.end('page');
    },
    upgrade: null,
    close: async () => undefined,
  };
  const start = async ({ app }: TestService = service) => {
    const listening = await listen({
      app,
      door: createDoor(app),
      demo: null,
      host: '127.0.0.1',
      port: 0,
      brokerSocket: null,
      getServicePaths: () => new Map(),
      checkReadiness: async () => NO_PROBLEMS,
    });
    listening.useSite(site);
    return { listening, url: `http://127.0.0.1:${listening.port}` };
  };
  const ask = async (url: string, agent: Agent) => {
    const request = httpRequest(url, { agent }).end();
    const [response] = await once(request, 'response');
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode, connection: response.headers.connection };
  };

  it('announces the end at once, still answers late requests, and ends each connection with its answer', async () => {
    const { listening, url } = await start();
    const agent = new Agent({ keepAlive: true });
    expect(await ask(`${url}/healthz`, agent)).toEqual({ status: 200, connection: 'keep-alive' });
    listening.drain();
    expect(await ask(`${url}/`, agent)).toEqual({ status: 200, connection: 'close' });
    const readiness = await fetch(`${url}/readyz`);
    expect([readiness.status, readiness.headers.get('cache-control'), await readiness.json()]).toEqual([
      503,
      'no-store',
      { status: 'unready', reasons: ['draining'], degraded: [] },
    ]);
    await listening.close();
    agent.destroy();
  });

  it('sends a proxy away before it closes the door: a read is left for another process, an arriving order is answered', async () => {
    const behindProxy = await createTestService({
      environment: { TRUSTED_PROXIES: '1', SITE_URL: 'https://pelakfan.example' },
    });
    const { listening, url } = await start(behindProxy);
    listening.drain();
    const isClosed = listening.close();
    await expect(fetch(`${url}/`)).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
    const answer = await fetch(`${url}/api/main/clean/getcleanprice`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('connection')]).toEqual([415, 'close']);
    await isClosed;
    await behindProxy.close();
  });

  it('lets running requests end, and takes no new connection', async () => {
    const { listening, url } = await start();
    const agent = new Agent({ keepAlive: true });
    const underWay = ask(`${url}/login/`, agent);
    await waitUntil(() => isAsked);
    listening.drain();
    const isClosed = listening.close();
    await waitUntil(() =>
      fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      ),
    );
    isReleased = true;
    expect(await underWay).toEqual({ status: 200, connection: 'close' });
    await isClosed;
    agent.destroy();
  });
});
