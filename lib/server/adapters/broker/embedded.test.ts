import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import mqtt from 'mqtt';

import { createOutages, withBrokerOutages } from '../../demo/outages';
import { createBrokerSocket } from '../../http/edge/broker-socket';
import { describeBroker, type RunningBroker } from '../../ports/broker.suite';
import { createFixedClock } from '../clock/test';
import { createEmbeddedBroker } from './embedded';

const NOW = new Date('2026-11-21T08:00:00Z');

async function start(
  clock = createFixedClock(NOW),
  key = randomBytes(32),
  outages = createOutages(clock),
): Promise<RunningBroker> {
  const broker = withBrokerOutages(await createEmbeddedBroker({ key, clock, sweepEveryMs: 20 }), outages);
  const socket = createBrokerSocket(broker.accept);
  const server = createServer().on('upgrade', socket.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    broker,
    siteUrl: `http://127.0.0.1:${address.port}`,
    advanceClock: clock.advance,
    close: async () => {
      await broker.close();
      await socket.close(0);
      server.close();
    },
  };
}

describeBroker('embedded', () => start());

describe('embedded brokers of two processes with one secret', () => {
  const key = randomBytes(32);
  const clock = createFixedClock(NOW);
  let first: RunningBroker;
  let second: RunningBroker;
  beforeAll(async () => {
    [first, second] = [await start(clock, key), await start(clock, key)];
  });
  afterAll(() => Promise.all([first.close(), second.close()]));

  const issue = (userId: string) =>
    first.broker.issueCredentials({
      userId,
      sessionId: 'one',
      topics: [`work/${userId}`],
      lifetimeMs: 60_000,
      siteUrl: second.siteUrl,
    });
  const canConnect = async ({ url, clientId, username, password }: Awaited<ReturnType<typeof issue>>) => {
    const client = await mqtt.connectAsync(url, { clientId, username, password, reconnectPeriod: 0 }).catch(() => null);
    await client?.endAsync(true);
    return client !== null;
  };

  it('accept each other’s credentials, because a balancer sends the WebSocket anywhere', async () => {
    expect(await canConnect(await issue('1'))).toBe(true);
  });

  it('refuse those of an ended session, wherever they were made, and accept new ones soon after', async () => {
    const credentials = await issue('2');
    await second.broker.revoke('2', 'one');
    expect(await canConnect(credentials)).toBe(false);
    clock.advance(3000);
    expect(await canConnect(await issue('2'))).toBe(true);
  });

  it('refuse credentials from before their start: they do not know what was revoked until then', async () => {
    const credentials = await issue('3');
    clock.advance(1000);
    const third = await start(clock, key);
    expect(await canConnect({ ...credentials, url: `${third.siteUrl.replace('http', 'ws')}/mqtt` })).toBe(false);
    await third.close();
  });
});

it('an outage by the demo ends the connections, refuses new ones and every publication, until its time is over', async () => {
  const clock = createFixedClock(NOW);
  const outages = createOutages(clock);
  const { broker, siteUrl, close } = await start(clock, randomBytes(32), outages);
  try {
    const topic = 'work/1';
    const credentials = () =>
      broker.issueCredentials({ userId: '1', sessionId: 'one', topics: [topic], lifetimeMs: 60_000, siteUrl });
    const connect = async () => {
      const { url, ...login } = await credentials();
      return mqtt.connectAsync(url, { ...login, reconnectPeriod: 0 });
    };
    const client = await connect();
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));
    outages.begin('broker', 30_000);
    await closed;
    expect(broker.isConnected()).toBe(false);
    await expect(broker.publish(topic, 'news')).rejects.toThrow('asked for an outage of the broker');
    await expect(connect()).rejects.toThrow();
    clock.advance(30_000);
    expect(broker.isConnected()).toBe(true);
    const again = await connect();
    await again.subscribeAsync(topic, { qos: 1 });
    const heard = new Promise((resolve) => again.once('message', (_, payload) => resolve(String(payload))));
    await broker.publish(topic, 'news');
    expect(await heard).toBe('news');
    await again.endAsync(true);
  } finally {
    await close();
  }
});
