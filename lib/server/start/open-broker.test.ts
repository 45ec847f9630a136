import { pino } from 'pino';

import { systemClock } from '../adapters/clock/system';
import { readConfiguration } from './configuration';
import { openExternalBroker } from './open-broker';
import { describeOnMosquitto, mosquittoUser, startMosquitto, type RunningMosquitto } from '../testing/mosquitto';
import { waitUntil } from '../testing/wait-until';

describeOnMosquitto('the broker of MQTT_URL', (program) => {
  let mosquitto: RunningMosquitto;
  beforeAll(async () => {
    mosquitto = await startMosquitto(program);
  });
  afterAll(() => mosquitto.close());

  const open = (password: string, lines: string[]) => {
    const url = mosquitto.url.replace('//', `//${mosquittoUser.username}:${encodeURIComponent(password)}@`);
    const configuration = readConfiguration({
      SITE_URL: 'http://127.0.0.1',
      MQTT_URL: url,
      MQTT_PUBLIC_URL: mosquitto.publicUrl,
      MQTT_CREDENTIALS: 'dynamic-security',
    });
    return openExternalBroker(
      configuration,
      systemClock,
      pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    );
  };
  const messagesOf = (lines: readonly string[]) => lines.map((line): string => JSON.parse(line).msg);

  it('is opened by the configuration alone, and the log tells of an outage once, in words and without a password', async () => {
    const lines: string[] = [];
    const broker = open(mosquittoUser.password, lines);
    await waitUntil(broker.isConnected);
    const credentials = await broker.issueCredentials({
      userId: '7',
      sessionId: 'a-session',
      topics: ['user/7'],
      lifetimeMs: 60_000,
      siteUrl: 'http://127.0.0.1',
    });
    lines.length = 0;
    await mosquitto.kill();
    await waitUntil(() => lines.length > 0);
    await mosquitto.restart();
    await waitUntil(broker.isConnected);
    await broker.publish('user/7', 'a-private-message');
    await broker.close();
    expect(messagesOf(lines)).toEqual([
      'the broker of MQTT_URL is away; alerts wait in the outbox',
      'the broker of MQTT_URL is connected',
    ]);
    for (const secret of [mosquittoUser.password, credentials.password, 'a-session', 'a-private-message'])
      expect(lines.join()).not.toContain(secret);
  });

  it('is not connected with a wrong password, and the log says why', async () => {
    const lines: string[] = [];
    const broker = open('a-wrong-password', lines);
    await waitUntil(() => lines.length > 0);
    expect(broker.isConnected()).toBe(false);
    expect(lines.join()).toContain('Not authorized');
    expect(lines.join()).not.toContain('a-wrong-password');
    await broker.close();
  });
});
