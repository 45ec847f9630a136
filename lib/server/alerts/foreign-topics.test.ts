import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import mqtt, { type MqttClient } from 'mqtt';

import { contract } from '@/lib/contract';

import { createEmbeddedBroker, type EmbeddedBroker } from '../adapters/broker/embedded';
import { systemClock } from '../adapters/clock/system';
import { createBrokerSocket } from '../http/edge/broker-socket';
import { aCatalogue, aCustomerWithAnAddress, aFreeProvider, anOperator } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { TOPIC_NAMES, TOPICS, toTopic, toTopics, type TopicName } from './topics';

const REFUSED = 128;
const PEOPLE = ['customer', 'another customer', 'provider', 'another provider', 'operator'] as const;
type Person = (typeof PEOPLE)[number];

const CALL = 'nonePreloader/suggestion/gettopicname';

const next = (client: MqttClient, event: 'connect' | 'close' | 'message') =>
  new Promise<void>((resolve) => client.once(event, () => resolve()));

describe('a client that speaks MQTT alone', () => {
  let service: TestService;
  let broker: EmbeddedBroker;
  let server: Server;
  let siteUrl: string;
  let ids: Record<Person, number>;
  const clients: MqttClient[] = [];
  beforeAll(async () => {
    broker = await createEmbeddedBroker({ key: randomBytes(32), clock: systemClock });
    server = createServer().on('upgrade', createBrokerSocket(broker.accept).upgrade);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    siteUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    service = await createTestService({ ports: { broker } });
    await aCatalogue(service.context);
    ids = {
      customer: (await aCustomerWithAnAddress(service.context)).userId,
      'another customer': (await aCustomerWithAnAddress(service.context)).userId,
      provider: (await aFreeProvider(service.context)).userId,
      'another provider': (await aFreeProvider(service.context)).userId,
      operator: await anOperator(service.context),
    };
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.endAsync(true))));
  afterAll(async () => {
    await broker.close();
    server.close();
    await service.close();
  });

  const isProvider = (person: Person) => person.endsWith('provider');
  const mayRead = (person: Person, name: TopicName) => TOPICS[name].readers === 'everybody' || isProvider(person);
  const askCredentials = async (person: Person) => {
    const asked = await service.call(CALL, {}, { as: ids[person], facts: { siteUrl } });
    const { brokerUrl = '', clientId = '', username = '', password = '' } = asked;
    return { brokerUrl, clientId, username, password };
  };
  const open = ({ brokerUrl, ...login }: { readonly brokerUrl: string } & mqtt.IClientOptions) => {
    const client = mqtt.connect(brokerUrl, { ...login, reconnectPeriod: 0 });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  };
  const connect = async (person: Person) => {
    const client = open(await askCredentials(person));
    await next(client, 'connect');
    return client;
  };
  const isGranted = async (client: MqttClient, topic: string) => {
    const [grant] = await client.subscribeAsync(topic, { qos: 1 }).catch(() => [{ qos: REFUSED }]);
    return grant?.qos !== REFUSED;
  };
  const answer = contract[CALL].answer.shape;

  it('has exactly the topics of the contract', () => {
    expect(Object.keys(answer).filter((field) => field.endsWith('Topic'))).toEqual(TOPIC_NAMES);
    expect(Object.keys(toTopics(1))).toEqual(TOPIC_NAMES);
    expect(new Set(Object.values(toTopics(1))).size).toBe(TOPIC_NAMES.length);
  });

  describe.each(PEOPLE)('as %s', (person) => {
    it.each(TOPIC_NAMES)(
      '[C-bids] reads of %s the own topic at most, hears no other, and writes none',
      async (name) => {
        const client = await connect(person);
        const heard: string[] = [];
        client.on('message', (topic) => heard.push(topic));
        for (const owner of PEOPLE) {
          const isOwn = owner === person && mayRead(person, name);
          expect([owner, await isGranted(client, toTopic(name, ids[owner]))]).toEqual([owner, isOwn]);
        }
        const { prefix } = TOPICS[name];
        const wide = [`${prefix}/+`, `${prefix}/#`, `+/${ids.provider}`, `$share/all/${prefix}/${ids.provider}`, '#'];
        for (const topic of wide) expect([topic, await isGranted(client, topic)]).toEqual([topic, false]);

        const own = toTopic('endUserTopic', ids[person]);
        expect(await isGranted(client, own)).toBe(true);
        for (const owner of PEOPLE) await broker.publish(toTopic(name, ids[owner]), 'for its owner alone');
        const last = new Promise<void>((resolve) => {
          client.on('message', (_topic, payload) => String(payload) === 'last' && resolve());
        });
        await broker.publish(own, 'last');
        await last;
        expect(new Set(heard)).toEqual(new Set([own, ...(mayRead(person, name) ? [toTopic(name, ids[person])] : [])]));

        const owner = await connect('provider');
        const read: string[] = [];
        owner.on('message', (_topic, payload) => read.push(String(payload)));
        const topic = toTopic(name, ids.provider);
        expect(await isGranted(owner, topic)).toBe(true);
        const isCut = next(client, 'close');
        await Promise.race([client.publishAsync(topic, 'forged', { qos: 1 }).catch(() => undefined), isCut]);
        const genuine = next(owner, 'message');
        await broker.publish(topic, 'genuine');
        await genuine;
        expect(read).toEqual(['genuine']);
      },
    );
  });

  it('[C-bids] logs in with own credentials only: without a session there are none, and another person’s name, client or password fails', async () => {
    await expect(service.call(CALL, {}, { facts: { siteUrl } })).rejects.toMatchObject({ key: 'Unauthorized' });
    const [own, foreign] = [await askCredentials('customer'), await askCredentials('provider')];
    const { brokerUrl } = own;
    const logins = [
      { brokerUrl, clientId: 'stranger' },
      { brokerUrl, clientId: 'stranger', username: foreign.username, password: '' },
      { ...own, username: foreign.username },
      { ...own, clientId: foreign.clientId },
      { ...foreign, password: own.password },
      { ...foreign, password: `${foreign.password}x` },
    ];
    for (const login of logins) {
      const client = open(login);
      const outcome = await Promise.race([
        next(client, 'connect').then(() => 'let in'),
        next(client, 'close').then(() => 'refused'),
      ]);
      expect([login, outcome]).toEqual([login, 'refused']);
    }
  });
});
