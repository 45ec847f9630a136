import { pino } from 'pino';

import { systemClock } from '../adapters/clock/system';
import { readConfiguration } from './configuration';
import { openExternalBroker, openKnownBroker } from './open-broker';
import { StartProblem } from './start-problem';
import { describeOnMosquitto, mosquittoUser, startMosquitto, type RunningMosquitto } from '../testing/mosquitto';
import { waitUntil } from '../testing/wait-until';

describeOnMosquitto('the broker of MQTT_URL', (program) => {
  let mosquitto: RunningMosquitto;
  beforeAll(async () => {
    mosquitto = await startMosquitto(program);
  });
  afterAll(() => mosquitto.close());

  const configure = (password: string) => {
    const url = mosquitto.url.replace('//', `//${mosquittoUser.username}:${encodeURIComponent(password)}@`);
    return readConfiguration({
      SITE_URL: 'http://127.0.0.1',
      MQTT_URL: url,
      MQTT_PUBLIC_URL: mosquitto.publicUrl,
      MQTT_CREDENTIALS: 'dynamic-security',
    });
  };
  const open = (password: string, lines: string[]) =>
    openExternalBroker(
      configure(password),
      systemClock,
      pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    );
  const messagesOf = (lines: readonly string[]) => lines.map((line): string => JSON.parse(line).msg);

  it('is opened by the configuration alone, and the log reports an outage once, in words and without a password', async () => {
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

  it('is not connected with a wrong password, and the log names the reason', async () => {
    const lines: string[] = [];
    const broker = open('a-wrong-password', lines);
    await waitUntil(() => lines.length > 0);
    expect(broker.isConnected()).toBe(false);
    expect(lines.join()).toContain('Not authorized');
    expect(lines.join()).not.toContain('a-wrong-password');
    await broker.close();
  });

  it('stops the start with a wrong password, in a sentence that names the user and not the password', async () => {
    const log = pino({ level: 'silent' });
    const refused = await openKnownBroker(configure('a-wrong-password'), systemClock, log).catch(
      (error: Error) => error,
    );
    expect(refused).toBeInstanceOf(StartProblem);
    expect(String(refused)).toContain(`the user "${mosquittoUser.username}" or its password in MQTT_URL is not right`);
    expect(String(refused)).not.toContain('a-wrong-password');
  });

  it('lets the start go on where it admits the site, and while it is away', async () => {
    const log = pino({ level: 'silent' });
    const known = await openKnownBroker(configure(mosquittoUser.password), systemClock, log);
    expect(known.isConnected()).toBe(true);
    await known.close();
    await mosquitto.kill();
    const away = await openKnownBroker(configure(mosquittoUser.password), systemClock, log);
    expect(away.isConnected()).toBe(false);
    await away.close();
    await mosquitto.restart();
  });
});
