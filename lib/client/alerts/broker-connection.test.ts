import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import mqtt from 'mqtt';
import { WebSocketServer } from 'ws';

import { createFixedClock } from '@/lib/server/adapters/clock/test';
import { createEmbeddedBroker, type EmbeddedBroker } from '@/lib/server/adapters/broker/embedded';
import { createBrokerSocket, type BrokerSocket } from '@/lib/server/http/edge/broker-socket';

import { connectToBroker, type BrokerAddress } from './broker-connection';

describe('the connection to the broker', () => {
  let broker: EmbeddedBroker;
  let socket: BrokerSocket;
  let server: Server;
  let siteUrl: string;
  beforeAll(async () => {
    broker = await createEmbeddedBroker({
      key: randomBytes(32),
      clock: createFixedClock(new Date('2026-11-21T08:00:00Z')),
    });
    socket = createBrokerSocket(broker.accept);
    server = createServer().on('upgrade', socket.upgrade).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    siteUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(async () => {
    await broker.close();
    await socket.close(0);
    server.close();
  });

  async function issue(userId: string, topics: readonly string[]): Promise<BrokerAddress> {
    const { url, clientId, username, password } = await broker.issueCredentials({
      userId,
      sessionId: 's',
      topics,
      lifetimeMs: 60_000,
      siteUrl,
    });
    return { brokerUrl: url, clientId, username, password, topics };
  }

  it('[T-16] [K-28] connects with timeout 60, keep-alive 60 and a clean session, and subscribes to its topics with QoS 1', async () => {
    const connect = jest.spyOn(mqtt, 'connect');
    const subscribe = jest.spyOn(mqtt.MqttClient.prototype, 'subscribeAsync');
    const messages: string[][] = [];
    let arrived = () => {};
    const both = new Promise<void>((resolve) => (arrived = resolve));
    const onMessage = (topic: string, payload: string) => void (messages.push([topic, payload]) === 2 && arrived());
    const connection = await connectToBroker(await issue('7', ['expert/7', 'payment/7', 'user/7']), {
      onMessage,
      onLost: () => undefined,
    });
    expect(connect.mock.lastCall?.[1]).toMatchObject({ connectTimeout: 60_000, keepalive: 60, clean: true });
    expect(subscribe.mock.lastCall).toEqual([['expert/7', 'payment/7', 'user/7'], { qos: 1 }]);
    expect(await subscribe.mock.results.at(-1)?.value).toMatchObject(
      ['expert/7', 'payment/7', 'user/7'].map((topic) => ({ topic, qos: 1 })),
    );
    await broker.publish('expert/7', '3_301_1001_50001_7');
    await broker.publish('payment/7', '7_10001_9600000_COD_50001');
    await both;
    expect(messages).toEqual([
      ['expert/7', '3_301_1001_50001_7'],
      ['payment/7', '7_10001_9600000_COD_50001'],
    ]);
    connection.close();
    connect.mockRestore();
    subscribe.mockRestore();
  });

  it('rejects when the broker takes neither the credentials nor a topic', async () => {
    const listeners = { onMessage: () => undefined, onLost: () => undefined };
    const address = await issue('8', ['user/8']);
    await expect(connectToBroker({ ...address, password: 'wrong' }, listeners)).rejects.toThrow();
    await expect(
      connectToBroker({ ...(await issue('8', ['user/8'])), topics: ['user/9'] }, listeners),
    ).rejects.toThrow();
  });

  it('[T-20] rejects when the line is cut before the topics are granted', async () => {
    const CONNECT = 1;
    const SUBSCRIBE = 8;
    const typeOf = (bytes: Buffer) => (bytes[0] ?? 0) >> 4;
    const cutter = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'mqtt' });
    await once(cutter, 'listening');
    cutter.on('connection', (line) =>
      line.on('message', (bytes: Buffer) => {
        if (typeOf(bytes) === CONNECT) line.send(Buffer.from([0x20, 2, 0, 0]));
        else if (typeOf(bytes) === SUBSCRIBE) line.terminate();
      }),
    );
    const address = cutter.address();
    const brokerUrl = `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const listeners = { onMessage: () => undefined, onLost: () => undefined };
    await expect(connectToBroker({ ...(await issue('11', ['user/11'])), brokerUrl }, listeners)).rejects.toThrow(
      'Connection closed',
    );
    cutter.close();
  });

  it('[T-20] reports the lost connection once, and none that was closed here', async () => {
    const lost = jest.fn();
    const closed = await connectToBroker(await issue('9', ['user/9']), { onMessage: () => undefined, onLost: lost });
    closed.close();
    const ended = new Promise<void>((resolve) => {
      void issue('10', ['user/10'])
        .then((address) => connectToBroker(address, { onMessage: () => undefined, onLost: () => resolve() }))
        .then(() => broker.revoke('10'));
    });
    await ended;
    expect(lost).not.toHaveBeenCalled();
  });
});
