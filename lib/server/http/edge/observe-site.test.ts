import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as sendRequest, type ServerResponse } from 'node:http';

import mqtt, { type MqttClient } from 'mqtt';

import { createEmbeddedBroker, type EmbeddedBroker } from '../../adapters/broker/embedded';
import { registry } from '../../observability/metrics';
import { NO_PROBLEMS } from '../../start/readiness';
import { createTestService, type TestService } from '../../testing/call';
import { KEPT } from '../../testing/pages';
import { waitUntil } from '../../testing/wait-until';
import { createBrokerSocket } from './broker-socket';
import { createDoor } from '../door/door';
import { listen, type Listening } from './listen';
import { listenForMetrics, type MetricsListener } from '../health/metrics-listener';
import type { Site } from '../pages/next-site';
import { observeBrokerSocket, observeSite } from './observe-site';

const CONNECTIONS = 'pelakfan_broker_connections';
const RENDERS = 'pelakfan_page_render_duration_seconds';
/** A page of one person: asked of the framework each time. */
const HELD = '/user-profile/';

describe('the metrics of pages and of the broker’s connections', () => {
  let service: TestService;
  let broker: EmbeddedBroker;
  let listening: Listening;
  let metrics: MetricsListener;
  let url: string;
  /** Pages that were asked for and are not answered before the test says so. */
  const held: ServerResponse[] = [];
  const site: Site = {
    handle: async (request, response) => {
      if (request.url === HELD) held.push(response);
      else
        response
          .writeHead(200, KEPT)
          .end('<!doctype html><html><head><title>page</title></head><body>page</body></html>');
    },
    upgrade: null,
    close: async () => undefined,
  };
  beforeAll(async () => {
    service = await createTestService();
    broker = await createEmbeddedBroker({ key: randomBytes(32), clock: service.clock });
    listening = await listen({
      app: service.app,
      door: createDoor(service.app),
      demo: null,
      host: '127.0.0.1',
      port: 0,
      brokerSocket: observeBrokerSocket(createBrokerSocket(broker.accept)),
      getServicePaths: () => new Map(),
      checkReadiness: async () => NO_PROBLEMS,
    });
    listening.useSite(observeSite(site));
    url = `http://127.0.0.1:${listening.port}`;
    metrics = await listenForMetrics({
      registry,
      host: '127.0.0.1',
      port: 0,
      token: undefined,
      log: service.context.log,
    });
  });
  afterAll(async () => {
    await listening.close();
    await metrics.close();
    await broker.close();
    await service.close();
  });

  /** A series as a scraper reads it. */
  async function read(series: string): Promise<number> {
    const lines = (await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()).split('\n');
    const line = lines.find((candidate) => candidate.startsWith(`${series} `));
    if (line === undefined) throw new Error(`There is no ${series}.`);
    return Number(line.slice(series.length + 1));
  }
  const readRenders = async () => ({
    count: await read(`${RENDERS}_count`),
    all: await read(`${RENDERS}_bucket{le="+Inf"}`),
    quick: await read(`${RENDERS}_bucket{le="0.05"}`),
    seconds: await read(`${RENDERS}_sum`),
  });
  const get = async (path: string) => (await fetch(`${url}${path}`, { redirect: 'manual' })).text();

  async function connects(sessionId: string): Promise<MqttClient> {
    const { clientId, username, password } = await broker.issueCredentials({
      userId: '1',
      sessionId,
      topics: ['user/1'],
      lifetimeMs: 60_000,
      siteUrl: url,
    });
    const client = mqtt.connect(`${url.replace('http', 'ws')}/mqtt`, {
      clientId,
      username,
      password,
      reconnectPeriod: 0,
    });
    await new Promise((resolve) => client.once('connect', resolve));
    return client;
  }
  const isShown = (connections: number) => waitUntil(async () => (await read(CONNECTIONS)) === connections);

  it('count the open connections, without one that said goodbye, one that broke off and one that was refused', async () => {
    expect(await read(CONNECTIONS)).toBe(0);
    const [first, second, third] = [await connects('one'), await connects('two'), await connects('three')];
    expect(await read(CONNECTIONS)).toBe(3);
    await first.endAsync();
    await isShown(2);
    second.stream.destroy();
    await isShown(1);
    const noWebSocket = sendRequest(`${url}/mqtt`, { headers: { connection: 'Upgrade', upgrade: 'websocket' } }).end();
    const [refusal] = await once(noWebSocket, 'response');
    expect(refusal.statusCode).toBe(400);
    await isShown(1);
    const stranger = mqtt.connect(`${url.replace('http', 'ws')}/mqtt`, {
      clientId: 'x',
      username: 'x',
      password: 'x',
      reconnectPeriod: 0,
    });
    stranger.on('error', () => undefined);
    await new Promise<void>((resolve) => stranger.once('close', () => resolve()));
    await isShown(1);
    await third.endAsync();
    await isShown(0);
  });

  it('count one render for each page of the framework, and none for memory, files, calls or the process’s health', async () => {
    const before = await readRenders();
    await get('/about/');
    for (let times = 0; times < 3; times += 1) await get('/about/');
    await waitUntil(async () => (await readRenders()).count === before.count + 1);
    await get('/about/?made=up');
    await get('/my-order-list/');
    await waitUntil(async () => (await readRenders()).count === before.count + 3);
    for (const path of [
      '/_next/static/made-up.js',
      '/healthz',
      '/readyz',
      '/api/main/geo/province-and-city',
      '/made-up.txt',
    ])
      await get(path);
    const after = await readRenders();
    expect([after.count, after.all]).toEqual([before.count + 3, before.all + 3]);
  });

  it('measure a render from the request to the end of the answer, also where nobody waited for it', async () => {
    const before = await readRenders();
    const askedAt = performance.now();
    const answered = get(HELD);
    await waitUntil(() => held.length === 1 && performance.now() - askedAt > 100);
    expect((await readRenders()).count).toBe(before.count);
    held.pop()?.end('page');
    await answered;
    await waitUntil(async () => (await readRenders()).count === before.count + 1);
    const passedSeconds = (performance.now() - askedAt) / 1000;
    const after = await readRenders();
    expect(after.quick).toBe(before.quick);
    expect(after.seconds - before.seconds).toBeGreaterThanOrEqual(0.05);
    expect(after.seconds - before.seconds).toBeLessThan(passedSeconds);

    const leaving = sendRequest(`${url}${HELD}`)
      .on('error', () => undefined)
      .end();
    await waitUntil(() => held.length === 1);
    leaving.destroy();
    await waitUntil(async () => (await readRenders()).count === before.count + 2);
    held.pop()?.end();
  });
});
