import mqtt, { type MqttClient } from 'mqtt';
import { WebSocket } from 'ws';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { BrokerCredentials, BrokerPort, IssueCredentialsRequest } from './broker';

/** A broker under test, reachable over a real WebSocket. */
export interface RunningBroker {
  readonly broker: BrokerPort;
  /** The site's own address, as `issueCredentials` takes it. */
  readonly siteUrl: string;
  advanceClock(byMs: number): void;
  close(): Promise<void>;
}

interface BrokerTraits {
  /**
   * The way in which a session's end reaches its connections: at once, or when its short-lived credentials are over.
   */
  readonly revokes: 'at-once' | 'by-lifetime';
  /** The answer to a subscription to another person's topic: SUBACK 128, or the end of the connection. */
  readonly forbids?: 'by-answer' | 'by-cutting';
  /**
   * Why nobody takes another's connection over: the broker binds a client id to its account, or nobody else knows it.
   */
  readonly clientIds?: 'bound' | 'secret';
}

const LIFETIME_MS = 60_000;
const LONGEST_AFTER_REVOCATION_MS = 6 * MINUTE_MS;
/** More than the buffers between two sockets hold. */
const FLOOD = { messages: 200, bytes: 100_000 };
const topicsOf = (userId: string) => [`work/${userId}`, `payment/${userId}`];

/** The next event of a kind, with its arguments. */
function once(client: MqttClient, event: 'connect' | 'close' | 'message'): Promise<readonly unknown[]> {
  return new Promise((resolve) => client.once(event, (...received: unknown[]) => resolve(received)));
}

/** The behaviour of every broker of ours. */
export function describeBroker(
  adapter: string,
  start: () => Promise<RunningBroker>,
  { revokes, forbids = 'by-answer', clientIds = 'bound' }: BrokerTraits = { revokes: 'at-once' },
): void {
  describe(`broker: ${adapter}`, () => {
    let running: RunningBroker;
    const clients: MqttClient[] = [];
    beforeAll(async () => {
      running = await start();
    });
    afterEach(async () => {
      await Promise.all(clients.splice(0).map((client) => client.endAsync(true)));
    });
    afterAll(() => running.close());

    const issue = (userId: string, more: Partial<IssueCredentialsRequest> = {}) =>
      running.broker.issueCredentials({
        userId,
        sessionId: 'session-1',
        topics: topicsOf(userId),
        lifetimeMs: LIFETIME_MS,
        siteUrl: running.siteUrl,
        ...more,
      });
    const open = (credentials: BrokerCredentials, more: mqtt.IClientOptions = {}): MqttClient => {
      const { url, clientId, username, password } = credentials;
      const client = mqtt.connect(url, { clientId, username, password, reconnectPeriod: 0, ...more });
      client.on('error', () => undefined);
      clients.push(client);
      return client;
    };
    const connect = async (credentials: BrokerCredentials) => {
      const client = open(credentials);
      await once(client, 'connect');
      return client;
    };
    const grantsOf = async (client: MqttClient, topic: string) => {
      const asked = client.subscribeAsync(topic, { qos: 1 }).catch(() => [{ qos: 128 }]);
      if (forbids === 'by-answer') return (await asked)[0]?.qos;
      const cut = once(client, 'close').then(() => [{ qos: 128 }]);
      const [grant] = await Promise.race([asked, cut]);
      return grant?.qos;
    };
    const refusalOf = async (credentials: BrokerCredentials, more?: mqtt.IClientOptions) => {
      const client = open(credentials, more);
      return Promise.race([
        once(client, 'connect').then(() => 'connected'),
        new Promise<string>((resolve) => client.once('error', () => resolve('refused'))),
        once(client, 'close').then(() => 'refused'),
      ]);
    };

    it('delivers a topic’s message to its owner, and to nobody else', async () => {
      const owner = await connect(await issue('11'));
      const stranger = await connect(await issue('12'));
      expect(await grantsOf(owner, 'work/11')).toBe(1);
      expect(await grantsOf(stranger, 'work/12')).toBe(1);
      const strange: string[] = [];
      stranger.on('message', (topic) => strange.push(topic));
      const arrived = once(owner, 'message');
      await running.broker.publish('work/11', '3_301_5_50001');
      const [topic, payload] = await arrived;
      expect([topic, String(payload)]).toEqual(['work/11', '3_301_5_50001']);
      const own = once(stranger, 'message');
      await running.broker.publish('work/12', 'for the stranger');
      await own;
      expect(strange).toEqual(['work/12']);
    });

    it.each([
      'work/21',
      '#',
      '+/#',
      '+/20',
      'work/+',
      'work/20/#',
      'work/20/more',
      'Work/20',
      'work/%u',
      'work/${username}',
      '$SYS/#',
      '$share/group/work/21',
      '$share/group/#',
      '$CONTROL/#',
      '$CONTROL/dynamic-security/v1/response',
    ])('refuses a subscription to %s and goes on', async (topic) => {
      const credentials = await issue('20');
      const client = await connect(credentials);
      expect(await grantsOf(client, topic)).toBe(128);
      const next = forbids === 'by-cutting' ? await connect(credentials) : client;
      expect(await grantsOf(next, 'payment/20')).toBe(1);
    });

    it('opens none of many foreign topics, and their messages reach only their owners', async () => {
      const owner = await connect(await issue('22'));
      expect(await grantsOf(owner, 'work/22')).toBe(1);
      const heard: string[] = [];
      owner.on('message', (topic) => heard.push(topic));
      // Where each ends a connection, fewer.
      const foreignCount = forbids === 'by-cutting' ? 40 : 1000;
      const foreign = Array.from({ length: foreignCount }, (_, index) => `work/${1000 + index}`);
      const openAsker = async () => (forbids === 'by-cutting' ? connect(await issue('22')) : owner);
      const grants = await Promise.all(foreign.map(async (topic) => grantsOf(await openAsker(), topic)));
      expect(grants.filter((qos) => qos !== 128)).toEqual([]);
      for (const topic of foreign.filter((_, index) => index % 20 === 0))
        await running.broker.publish(topic, 'not for 22');
      const own = once(owner, 'message');
      await running.broker.publish('work/22', 'for 22');
      await own;
      expect(heard).toEqual(['work/22']);
    });

    it('delivers no message of a client, on its own topic or on another’s', async () => {
      const reader = await connect(await issue('30'));
      await reader.subscribeAsync('work/30', { qos: 1 });
      const heard: string[] = [];
      reader.on('message', (_topic, payload) => heard.push(String(payload)));
      for (const writer of [await connect(await issue('30')), await connect(await issue('31'))]) {
        // Some brokers cut it, some acknowledge and throw away.
        const isCut = once(writer, 'close');
        await Promise.race([writer.publishAsync('work/30', 'forged', { qos: 1 }).catch(() => undefined), isCut]);
      }
      const genuine = once(reader, 'message');
      await running.broker.publish('work/30', 'genuine');
      await genuine;
      expect(heard).toEqual(['genuine']);
    });

    it('keeps a connection when another client logs in with its client id', async () => {
      const credentials = await issue('32');
      const owner = await connect(credentials);
      await owner.subscribeAsync('work/32', { qos: 1 });
      const stranger = await issue('33');
      // Refused, or let in under its own client id.
      if (clientIds === 'bound') await refusalOf({ ...stranger, clientId: credentials.clientId });
      // 192 random bits, in no topic and no other name.
      else expect(credentials.clientId).toMatch(/^[\w-]{32}$/);
      expect(await refusalOf({ ...credentials, username: 'somebody', password: 'else' })).toBe('refused');
      expect(owner.connected).toBe(true);
      const arrived = once(owner, 'message');
      await running.broker.publish('work/32', 'still here');
      expect(String((await arrived)[1])).toBe('still here');
    });

    it('goes on serving the others while one client reads nothing', async () => {
      const sockets: WebSocket[] = [];
      const createWebsocket = (url: string, protocols: string[]) => {
        const socket = new WebSocket(url, protocols);
        sockets.push(socket);
        return socket;
      };
      const frozen = open(await issue('34'), { createWebsocket });
      await once(frozen, 'connect');
      await frozen.subscribeAsync('work/34', { qos: 1 });
      sockets[0]?.pause();
      const reader = await connect(await issue('35'));
      await reader.subscribeAsync('work/35', { qos: 1 });
      const payload = 'x'.repeat(FLOOD.bytes);
      const flood = Array.from({ length: FLOOD.messages }, () => running.broker.publish('work/34', payload));
      const arrived = once(reader, 'message');
      await running.broker.publish('work/35', 'not held up');
      expect(String((await arrived)[1])).toBe('not held up');
      await Promise.allSettled(flood);
    });

    it('refuses other names and changed passwords', async () => {
      const credentials = await issue('40');
      const other = await issue('41');
      expect(await refusalOf({ ...credentials, username: other.username })).toBe('refused');
      expect(await refusalOf({ ...credentials, password: '' })).toBe('refused');
      expect(await refusalOf({ ...credentials, password: `${credentials.password}x` })).toBe('refused');
      expect(await refusalOf(credentials)).toBe('connected');
    });

    it('keeps no message for later', async () => {
      await running.broker.publish('work/50', 'before anybody listened');
      const client = await connect(await issue('50'));
      const heard: string[] = [];
      client.on('message', (_topic, payload) => heard.push(String(payload)));
      await client.subscribeAsync('work/50', { qos: 1 });
      const arrived = once(client, 'message');
      await running.broker.publish('work/50', 'now');
      await arrived;
      expect(heard).toEqual(['now']);
    });

    it.each(['+', '#', '$SYS', '', '%u', 'a.b', '۷'])(
      'refuses %j as a user and as a part of a topic before any credential is made',
      async (id) => {
        await expect(issue(id, { topics: [] })).rejects.toThrow('cannot be a user');
        await expect(issue('60', { topics: [`work/${id}`] })).rejects.toThrow('cannot be a topic');
      },
    );

    it('disconnects when the credentials end, and does not take them again', async () => {
      const credentials = await issue('70');
      const client = await connect(credentials);
      const isCut = once(client, 'close');
      running.advanceClock(LIFETIME_MS + 1000);
      await isCut;
      expect(await refusalOf(credentials)).toBe('refused');
      expect(await refusalOf(await issue('70'))).toBe('connected');
    });

    const endsAtOnce = async () => {
      const first = await issue('80', { sessionId: 'one' });
      const second = await issue('80', { sessionId: 'two' });
      const firstClient = await connect(first);
      const secondClient = await connect(second);
      const isFirstCut = once(firstClient, 'close');
      await running.broker.revoke('80', 'one');
      await isFirstCut;
      expect(await refusalOf(first)).toBe('refused');
      expect(await grantsOf(secondClient, 'work/80')).toBe(1);
      const isSecondCut = once(secondClient, 'close');
      await running.broker.revoke('80');
      await isSecondCut;
      expect(await refusalOf(second)).toBe('refused');
      expect(await refusalOf(await issue('80', { sessionId: 'three' }))).toBe('connected');
    };
    const endsByLifetime = async () => {
      const credentials = await issue('80', { lifetimeMs: 24 * 60 * MINUTE_MS });
      const client = await connect(credentials);
      const isCut = once(client, 'close');
      await running.broker.revoke('80');
      running.advanceClock(LONGEST_AFTER_REVOCATION_MS);
      await isCut;
      expect(await refusalOf(credentials)).toBe('refused');
    };
    if (revokes === 'at-once')
      it('ends a session at once, leaves the person’s others, and ends all when none is named', endsAtOnce);
    else
      it('gives credentials of minutes, however many are asked for, and the connection ends with them', endsByLifetime);
  });
}
