import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

import mqtt from 'mqtt';
import { generate } from 'mqtt-packet';
import { WebSocket } from 'ws';

import { BROKER_NEWCOMERS, LARGEST_BROKER_PACKET_BYTES } from '@/lib/domain/constants/process';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { createEmbeddedBroker, type EmbeddedBroker } from '../adapters/broker/embedded';
import { NO_PROBLEMS } from '../start/readiness';
import { createTestService, type TestService } from '../testing/call';
import { echoSite } from '../testing/http';
import { waitUntil } from '../testing/wait-until';
import { createBrokerNewcomers, type BrokerNewcomers } from './edge/broker-newcomers';
import { createBrokerSocket } from './edge/broker-socket';
import { createDoor } from './door/door';
import { listen, type Listening } from './edge/listen';

/**
 * The attackers' address, another one of theirs, and the honest people's: all of the loopback network, each a stranger
 * to the others.
 */
const [CROWD, OTHER_CROWD, HONEST] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
/** CONNECT and SUBSCRIBE that say they have 256 MB, and the beginning of a CONNECT that is as large as it may be. */
const HUGE_CONNECT = Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f]);
const HUGE_SUBSCRIBE = Buffer.from([0x82, 0xff, 0xff, 0xff, 0x7f]);
const UNFINISHED_CONNECT = Buffer.from([0x10, 0x80, 0x40, 0x00, 0x04]);

describe('strangers at the embedded broker', () => {
  let service: TestService;
  let broker: EmbeddedBroker;
  let listening: Listening;
  let newcomers: BrokerNewcomers;
  let nowMs = 0;
  const opened: WebSocket[] = [];

  beforeAll(async () => {
    service = await createTestService();
    broker = await createEmbeddedBroker({ key: randomBytes(32), clock: service.clock });
    newcomers = createBrokerNewcomers(() => nowMs);
    listening = await listen({
      app: service.app,
      door: createDoor(service.app),
      demo: null,
      host: '127.0.0.1',
      port: 0,
      brokerSocket: createBrokerSocket(broker.accept, { newcomers }),
      getServicePaths: () => new Map(),
      checkReadiness: async () => NO_PROBLEMS,
    });
    listening.useSite(echoSite);
  });
  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.terminate();
    await waitUntil(() => newcomers.count() === 0);
    nowMs += MINUTE_MS;
  });
  afterAll(async () => {
    await listening.close();
    await broker.close();
    await service.close();
  });

  const toSocket = (localAddress: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${listening.port}/mqtt`, 'mqtt', { localAddress });
    socket.on('error', () => undefined);
    opened.push(socket);
    return socket;
  };
  const open = async (localAddress: string) => {
    const socket = toSocket(localAddress);
    await once(socket, 'open');
    return socket;
  };
  /** The status that an upgrade is refused with. */
  const refusalOf = async (localAddress: string): Promise<number | undefined> => {
    const [, response] = await once(toSocket(localAddress), 'unexpected-response');
    return response.statusCode;
  };
  const issue = () =>
    broker.issueCredentials({
      userId: '1',
      sessionId: 's',
      topics: ['work/1'],
      lifetimeMs: MINUTE_MS,
      siteUrl: `http://127.0.0.1:${listening.port}`,
    });
  /** Logs in as a page does, and hears one message. */
  const isServed = async (localAddress: string): Promise<boolean> => {
    const { url, clientId, username, password } = await issue();
    const client = await mqtt.connectAsync(url, {
      clientId,
      username,
      password,
      reconnectPeriod: 0,
      wsOptions: { localAddress },
    });
    await client.subscribeAsync('work/1', { qos: 1 });
    const heard = new Promise<string>((resolve) =>
      client.once('message', (_topic, payload) => resolve(String(payload))),
    );
    await broker.publish('work/1', 'news');
    const message = await heard;
    await client.endAsync(true);
    return message === 'news';
  };
  const isCut = (socket: WebSocket) => waitUntil(() => socket.readyState === WebSocket.CLOSED);
  const toWrongLogin = () =>
    generate({
      cmd: 'connect',
      protocolId: 'MQTT',
      protocolVersion: 4,
      clean: true,
      clientId: 'stranger',
      keepalive: 60,
      username: 'stranger',
      password: Buffer.from('guessed'),
    });

  it('are cut as soon as a packet announces a huge length, before and after a login, also byte by byte', async () => {
    for (const beginning of [HUGE_CONNECT, Buffer.concat([toWrongLogin(), HUGE_SUBSCRIBE])]) {
      const [whole, dripping] = [await open(CROWD), await open(CROWD)];
      whole.send(beginning);
      for (const byte of beginning) dripping.send(Buffer.from([byte]));
      await Promise.all([isCut(whole), isCut(dripping)]);
    }
    const { url, clientId, username, password } = await issue();
    const member = await mqtt.connectAsync(url, { clientId, username, password, reconnectPeriod: 0 });
    const isEnded = new Promise<void>((resolve) => member.once('close', () => resolve()));
    member.stream.write(HUGE_SUBSCRIBE);
    await isEnded;
    expect(await isServed(HONEST)).toBe(true);
  });

  it('send at most a login before it is accepted: twenty that would fill the memory hold next to nothing', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(CROWD)));
    for (const socket of sockets) {
      // A packet that is as large as it may be, and never ends.
      socket.send(UNFINISHED_CONNECT);
      socket.send(Buffer.alloc(LARGEST_BROKER_PACKET_BYTES - 3));
    }
    expect(await isServed(HONEST)).toBe(true);
    for (const socket of sockets)
      for (let count = 0; count < 3; count += 1) socket.send(Buffer.alloc(LARGEST_BROKER_PACKET_BYTES));
    await Promise.all(sockets.map(isCut));
    await waitUntil(() => newcomers.count() === 0);
  });

  it('with unfinished logins push out their own oldest, never a later client', async () => {
    const first = await open(CROWD);
    first.send(UNFINISHED_CONNECT);
    const rest = await Promise.all(Array.from({ length: BROKER_NEWCOMERS.anAddress - 1 }, () => open(CROWD)));
    for (const socket of rest) socket.send(UNFINISHED_CONNECT);
    expect([newcomers.count(), first.readyState]).toEqual([BROKER_NEWCOMERS.anAddress, WebSocket.OPEN]);
    // From their own address, too.
    expect([await isServed(HONEST), await isServed(CROWD)]).toEqual([true, true]);
    await isCut(first);
    expect(rest.filter(({ readyState }) => readyState === WebSocket.OPEN).length).toBe(rest.length);
    expect(newcomers.count()).toBeLessThanOrEqual(BROKER_NEWCOMERS.anAddress);
  });

  it('are refused at the door after too many wrong logins of an address in a minute, and nobody else is', async () => {
    const refused = async () => {
      const socket = await open(OTHER_CROWD);
      socket.send(toWrongLogin());
      await isCut(socket);
    };
    for (let count = 0; count < BROKER_NEWCOMERS.refusedAMinute; count += BROKER_NEWCOMERS.anAddress / 2)
      await Promise.all(Array.from({ length: BROKER_NEWCOMERS.anAddress / 2 }, refused));
    await waitUntil(() => newcomers.count() === 0);
    expect(await refusalOf(OTHER_CROWD)).toBe(429);
    expect(await isServed(HONEST)).toBe(true);
    nowMs += MINUTE_MS;
    expect(await isServed(OTHER_CROWD)).toBe(true);
  });
});
