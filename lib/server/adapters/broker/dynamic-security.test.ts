import mqtt, { type MqttClient } from 'mqtt';

import { BrokerUnavailable, type BrokerPort } from '../../ports/broker';
import { describeBroker, type RunningBroker } from '../../ports/broker.suite';
import { describeOnMosquitto, mosquittoUser, startMosquitto, type RunningMosquitto } from '../../testing/mosquitto';
import { waitUntil } from '../../testing/wait-until';
import { createFixedClock, type TestClock } from '../clock/test';
import { ControlChannel, type ControlCommand } from './control-channel';
import { createDynamicSecurityBroker } from './dynamic-security';

const NOW = new Date('2026-11-21T08:00:00Z');
const SITE_URL = 'http://127.0.0.1';
const LIFETIME_MS = 60_000;

describeOnMosquitto('Mosquitto', (program) => {
  let mosquitto: RunningMosquitto;
  let clock: TestClock;
  let broker: BrokerPort;
  const lost: string[] = [];
  const opened: BrokerPort[] = [];
  const clients: MqttClient[] = [];

  function createProcess(more: Partial<Parameters<typeof createDynamicSecurityBroker>[0]> = {}): BrokerPort {
    const { url, publicUrl } = mosquitto;
    const process = createDynamicSecurityBroker({
      url,
      publicUrl,
      user: mosquittoUser,
      clock,
      onLost: (reason) => lost.push(reason),
      ...more,
    });
    opened.push(process);
    return process;
  }
  async function openProcess(more?: Parameters<typeof createProcess>[0]): Promise<BrokerPort> {
    const process = createProcess(more);
    await waitUntil(process.isConnected);
    return process;
  }

  async function start(sweepEveryMs?: number): Promise<RunningBroker> {
    mosquitto = await startMosquitto(program);
    clock = createFixedClock(NOW);
    broker = await openProcess({ sweepEveryMs });
    return {
      broker,
      siteUrl: SITE_URL,
      advanceClock: clock.advance,
      close: async () => {
        await Promise.all(opened.splice(0).map((process) => process.close()));
        await mosquitto.close();
      },
    };
  }

  describeBroker('Mosquitto with dynamic security', () => start(50));

  describe('accounts', () => {
    let running: RunningBroker;
    beforeAll(async () => {
      running = await start();
    });
    afterEach(() => Promise.all(clients.splice(0).map((client) => client.endAsync(true))));
    afterAll(() => running.close());

    const issue = (userId: string, sessionId = 'one', by = broker) =>
      by.issueCredentials({
        userId,
        sessionId,
        topics: [`work/${userId}`],
        lifetimeMs: LIFETIME_MS,
        siteUrl: SITE_URL,
      });
    type Credentials = Awaited<ReturnType<typeof issue>>;
    const connect = async ({ url, clientId, username, password }: Credentials) => {
      const client = await mqtt.connectAsync(url, { clientId, username, password, reconnectPeriod: 0 });
      clients.push(client);
      return client;
    };
    const isRefused = (credentials: Credentials) =>
      connect(credentials).then(
        () => false,
        () => true,
      );
    const listen = async (credentials: Credentials, topic: string) => {
      const client = await connect(credentials);
      await client.subscribeAsync(topic, { qos: 1 });
      return {
        message: new Promise<string>((resolve) =>
          client.once('message', (_topic, payload) => resolve(String(payload))),
        ),
      };
    };
    const control = async (commands: readonly ControlCommand[]) => {
      const client = await mqtt.connectAsync(mosquitto.url, {
        ...mosquittoUser,
        protocolVersion: 5,
        reconnectPeriod: 0,
      });
      clients.push(client);
      const channel = await ControlChannel.open(client);
      return JSON.stringify(await channel.run(commands));
    };
    const listAccounts = () => control([{ command: 'listClients' }, { command: 'listRoles' }]);

    it('serve two processes of one user: each publishes to the other’s readers and ends the other’s sessions', async () => {
      const other = await openProcess();
      const heard = [
        await listen(await issue('1', 'here'), 'work/1'),
        await listen(await issue('2', 'there', other), 'work/2'),
      ];
      const mine = await issue('3', 'here');
      const reader = await connect(mine);
      const isCut = new Promise<void>((resolve) => reader.once('close', () => resolve()));
      await other.revoke('3', 'here');
      await isCut;
      expect(await isRefused(mine)).toBe(true);
      await other.publish('work/1', 'from there');
      await broker.publish('work/2', 'from here');
      expect(await Promise.all(heard.map(({ message }) => message))).toEqual(['from there', 'from here']);
      expect([broker.isConnected(), other.isConnected()]).toEqual([true, true]);
      await other.close();
    });

    it('are bound to their own client id on the site’s listener, too', async () => {
      const owner = await issue('5');
      const stranger = await issue('6');
      const client = await connect({ ...owner, url: mosquitto.url });
      expect(await isRefused({ ...stranger, url: mosquitto.url, clientId: owner.clientId })).toBe(true);
      expect(client.connected).toBe(true);
    });

    it('are deleted with their roles at their end, and the operator’s own stay', async () => {
      const { username } = await issue('7');
      expect(await listAccounts()).toContain(username);
      clock.advance(LIFETIME_MS + 1000);
      await broker.sweep();
      const left = await listAccounts();
      expect(left).not.toContain('session.');
      expect(left).toContain(mosquittoUser.username);
    });

    it('are few a session: the oldest go, so that a page that asks without end does not fill the broker', async () => {
      const issued: Credentials[] = [];
      for (let count = 0; count < 11; count += 1) issued.push(await issue('8'));
      const refused = await Promise.all(issued.map(isRefused));
      expect(refused).toEqual([true, ...Array.from({ length: 10 }, () => false)]);
    });

    it('need a user that may manage them, and report its absence', async () => {
      const powerless = { username: 'powerless', password: 'a-password-of-no-use' };
      await control([{ command: 'createClient', ...powerless }]);
      lost.length = 0;
      const process = createProcess({ user: powerless });
      await waitUntil(() => lost.length > 0);
      expect(lost).toEqual([expect.stringContaining('give it the role "admin"')]);
      await process.close();
    });

    it('do not wait for a hanging broker: publications fail in time, and the site comes back to it', async () => {
      const process = await openProcess({ acknowledgeWithinMs: 200 });
      mosquitto.freeze(true);
      const publications = Array.from({ length: 100 }, () =>
        process.publish('work/11', 'x').then(
          () => 'sent',
          (error: unknown) => error,
        ),
      );
      expect(await Promise.all(publications)).toEqual(publications.map(() => expect.any(BrokerUnavailable)));
      expect(process.isConnected()).toBe(false);
      mosquitto.freeze(false);
      await waitUntil(process.isConnected);
      await process.publish('work/11', 'on again');
      await process.close();
    });

    it('survive kill -9; meanwhile a publication fails with a reason, a logout is stored, and all goes on by itself afterwards', async () => {
      const staying = await issue('9', 'staying');
      const leaving = await issue('9', 'leaving');
      lost.length = 0;
      await mosquitto.kill();
      await expect(broker.publish('work/9', 'lost')).rejects.toThrow(BrokerUnavailable);
      await waitUntil(() => !broker.isConnected());
      await expect(issue('9')).rejects.toThrow(BrokerUnavailable);
      await broker.revoke('9', 'leaving');
      await mosquitto.restart();
      await waitUntil(broker.isConnected);
      expect(await isRefused(leaving)).toBe(true);
      const { message } = await listen(staying, 'work/9');
      await broker.publish('work/9', 'back');
      expect(await message).toBe('back');
      expect(lost).toHaveLength(1);
      expect(lost.join()).not.toContain(mosquittoUser.password);
    });
  });
});
