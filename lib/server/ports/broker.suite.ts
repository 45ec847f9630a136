import mqtt, { type MqttClient } from 'mqtt';

import type { BrokerCredentials, BrokerPort, IssueCredentialsRequest } from './broker';

/** A broker under test, reachable over a real WebSocket. */
export interface RunningBroker {
  readonly broker: BrokerPort;
  /** The site's own address, as `issueCredentials` takes it. */
  readonly siteUrl: string;
  advanceClock(byMs: number): void;
  close(): Promise<void>;
}

const LIFETIME_MS = 60_000;
const topicsOf = (userId: string) => [`work/${userId}`, `payment/${userId}`];

/** The next event of a kind, with what came along. */
function once(client: MqttClient, event: 'connect' | 'close' | 'message'): Promise<readonly unknown[]> {
  return new Promise((resolve) => client.once(event, (...received: unknown[]) => resolve(received)));
}

/** What every broker of ours does. */
export function describeBroker(adapter: string, start: () => Promise<RunningBroker>): void {
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
      const [grant] = await client.subscribeAsync(topic, { qos: 1 }).catch(() => [{ qos: 128 }]);
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

    it('delivers what is published on a topic to the one it belongs to, and to nobody else', async () => {
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

    it.each(['work/21', '#', '+/20', 'work/+', '$SYS/#', '$share/group/work/20', 'work/20/more', 'Work/20'])(
      'refuses a subscription to %s with SUBACK 128 and goes on',
      async (topic) => {
        const client = await connect(await issue('20'));
        expect(await grantsOf(client, topic)).toBe(128);
        expect(await grantsOf(client, 'payment/20')).toBe(1);
      },
    );

    it('refuses what a client publishes, on its own topic too', async () => {
      const reader = await connect(await issue('30'));
      await reader.subscribeAsync('work/30', { qos: 1 });
      const heard: string[] = [];
      reader.on('message', (_topic, payload) => heard.push(String(payload)));
      const writer = await connect(await issue('30'));
      const isCut = once(writer, 'close');
      writer.publish('work/30', 'forged', { qos: 1 });
      await isCut;
      const genuine = once(reader, 'message');
      await running.broker.publish('work/30', 'genuine');
      await genuine;
      expect(heard).toEqual(['genuine']);
    });

    it('refuses other names, other ids and changed tokens', async () => {
      const credentials = await issue('40');
      const other = await issue('41');
      expect(await refusalOf({ ...credentials, username: '41' })).toBe('refused');
      expect(await refusalOf({ ...credentials, clientId: other.clientId })).toBe('refused');
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

    it('refuses ids and topics that could be read as wildcards before any credential is made', async () => {
      await expect(issue('+')).rejects.toThrow('cannot be a user');
      await expect(issue('60', { topics: ['work/+'] })).rejects.toThrow('cannot be a topic');
    });

    it('disconnects when the credentials end, and does not take them again', async () => {
      const credentials = await issue('70');
      const client = await connect(credentials);
      const isCut = once(client, 'close');
      running.advanceClock(LIFETIME_MS + 1000);
      await isCut;
      expect(await refusalOf(credentials)).toBe('refused');
      expect(await refusalOf(await issue('70'))).toBe('connected');
    });

    it('ends a session at once, leaves the others of the same person, and ends all when none is named', async () => {
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
      expect(await refusalOf(await issue('80', { sessionId: 'three' }))).toBe('connected');
    });
  });
}
