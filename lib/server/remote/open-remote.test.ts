import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

import mqtt from 'mqtt';
import { pino } from 'pino';
import WebSocket from 'ws';

import { MINUTE_MS, SECOND_MS } from '@/lib/domain/constants/time-units';

import { createEmbeddedBroker, type EmbeddedBroker } from '../adapters/broker/embedded';
import { systemClock } from '../adapters/clock/system';
import { ADMITS_ALL } from '../http/edge/admission';
import { createBrokerSocket } from '../http/edge/broker-socket';
import { createDoor } from '../http/door/door';
import { listen, type Listening } from '../http/edge/listen';
import type { Backend } from '../start/backend';
import { readConfiguration } from '../start/configuration';
import { NO_PROBLEMS } from '../start/readiness';
import { createTestService, type TestService } from '../testing/call';
import { echoSite } from '../testing/http';
import { openRemote } from './open-remote';

const SITE = { SITE_URL: 'http://127.0.0.1', SESSION_SECRET: 's'.repeat(40) };
const toHosts = (url: string) => ({
  MAIN_API_URL: `${url}/api/main/`,
  FILE_API_URL: `${url}/api/file`,
  PAYMENT_API_URL: `${url}/api/ipg`,
});

const open = async ({
  app,
  brokerSocket,
  checkReadiness,
}: Pick<Backend, 'app' | 'brokerSocket' | 'checkReadiness'>) => {
  const listening = await listen({
    app,
    brokerSocket,
    checkReadiness,
    door: createDoor(app),
    demo: null,
    host: '127.0.0.1',
    port: 0,
    admission: ADMITS_ALL,
    getServicePaths: () => null,
  });
  listening.useSite(echoSite);
  return listening;
};

describe('a site in front of a host with its embedded broker', () => {
  let service: TestService;
  let broker: EmbeddedBroker;
  let host: Listening;
  let front: Listening;
  const log: string[] = [];
  beforeAll(async () => {
    service = await createTestService();
    broker = await createEmbeddedBroker({ key: randomBytes(32), clock: systemClock });
    const brokerSocket = createBrokerSocket(broker.accept);
    host = await open({ app: service.app, brokerSocket, checkReadiness: async () => NO_PROBLEMS });
    front = await open(
      openRemote({
        configuration: readConfiguration({ ...SITE, ...toHosts(`http://127.0.0.1:${host.port}`) }),
        ports: { clock: service.clock },
        log: pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line).msg) }),
      }),
    );
  });
  afterAll(async () => {
    await front.close();
    await broker.close();
    await service.close();
  });

  const connect = async () => {
    const { url, clientId, username, password } = await broker.issueCredentials({
      userId: '1',
      sessionId: 's',
      topics: ['work/1'],
      lifetimeMs: MINUTE_MS,
      // The host's SITE_URL is the site's address, so that is where pages are sent.
      siteUrl: `http://127.0.0.1:${front.port}`,
    });
    return mqtt.connectAsync(url, { clientId, username, password, reconnectPeriod: 0 });
  };
  const readDegraded = async () =>
    ((await (await fetch(`http://127.0.0.1:${front.port}/readyz`)).json()) as { degraded: string[] }).degraded;

  it('brings the host’s alerts to its own pages, over its own /mqtt', async () => {
    const client = await connect();
    await client.subscribeAsync('work/1', { qos: 1 });
    const heard = new Promise<string>((resolve) =>
      client.once('message', (_topic, payload) => resolve(String(payload))),
    );
    await broker.publish('work/1', 'news');
    expect(await heard).toBe('news');
    await client.endAsync(true);
    expect(await readDegraded()).toEqual([]);
  });

  it('passes on the host’s refusals, and refuses another password', async () => {
    const url = `ws://127.0.0.1:${front.port}/mqtt`;
    const stranger = mqtt.connectAsync(url, { clientId: 'x', username: 'x', password: 'x', reconnectPeriod: 0 });
    await expect(stranger).rejects.toThrow();
  });

  it('[T-20] is ready and names its host as degraded while that is away, and refuses sockets in words of HTTP', async () => {
    const client = await connect();
    const isCut = new Promise<void>((resolve) => client.once('close', () => resolve()));
    await host.close();
    await isCut;
    service.clock.advance(3 * SECOND_MS);
    expect(await readDegraded()).toEqual(['host']);
    expect((await fetch(`http://127.0.0.1:${front.port}/readyz`)).status).toBe(200);
    expect(log).toContain('the host of MAIN_API_URL is away');
    const socket = new WebSocket(`ws://127.0.0.1:${front.port}/mqtt`, 'mqtt');
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(502);
  });
});

it('has no sockets for a host whose broker browsers reach themselves', () => {
  const hosts = toHosts('https://api.example');
  const openWith = (environment: Readonly<Record<string, string>>) =>
    openRemote({
      configuration: readConfiguration({ ...SITE, ...hosts, ...environment }),
      ports: { clock: systemClock },
      log: pino({ level: 'silent' }),
    });
  expect(openWith({}).brokerSocket).not.toBeNull();
  expect(openWith({ MQTT_PUBLIC_URL: 'wss://broker.example/mqtt' }).brokerSocket).toBeNull();
});
