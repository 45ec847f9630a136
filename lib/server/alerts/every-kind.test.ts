import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { eq } from 'drizzle-orm';
import mqtt, { type MqttClient } from 'mqtt';

import { categoryFacts } from '@/lib/catalogue/category-facts';
import { readMessage, type AlertReader } from '@/lib/client/alerts/read-message';

import { createEmbeddedBroker, type EmbeddedBroker } from '../adapters/broker/embedded';
import { systemClock } from '../adapters/clock/system';
import { createBrokerSocket } from '../http/edge/broker-socket';
import { tell } from '../orders/telling/tell';
import { providerLocations, tasks, type TaskRow } from '../schema';
import { anOrderStory, aPlacedOrder } from '../seed/stories/orders';
import { aCatalogue, aFreeProvider } from '../seed/stories/people';
import { aTruck } from '../seed/stories/trucks';
import { createTestService, type TestService } from '../testing/call';
import { waitUntil } from '../testing/wait-until';
import { publishDueAlerts } from './relay';

/** The events that offer an order to a provider. */
const OFFERS = ['work-new', 'bid-won', 'work-bids'] as const;

describe('a provider who speaks MQTT alone', () => {
  let service: TestService;
  let broker: EmbeddedBroker;
  let server: Server;
  let siteUrl: string;
  let task: TaskRow;
  const clients: MqttClient[] = [];
  beforeAll(async () => {
    broker = await createEmbeddedBroker({ key: randomBytes(32), clock: systemClock });
    server = createServer().on('upgrade', createBrokerSocket(broker.accept).upgrade).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    siteUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    service = await createTestService({ ports: { broker } });
    await aCatalogue(service.context);
    const { taskid } = await aPlacedOrder(await anOrderStory(service));
    const [row] = await connection().select().from(tasks).where(eq(tasks.id, taskid));
    if (!row) throw new Error('the order was not placed');
    task = row;
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.endAsync(true))));
  afterAll(async () => {
    await broker.close();
    server.close();
    await service.close();
  });

  const connection = () => service.context.ports.database.connection;

  /** A client by SPEC 4: topics and configuration by HTTP once, then the broker alone. */
  async function listens(as: number): Promise<{ readonly reader: AlertReader; readonly heard: [string, string][] }> {
    const asked = await service.call('nonePreloader/suggestion/gettopicname', {}, { as, facts: { siteUrl } });
    const configured = await service.call('suggestion/getexpertconfiguration', {}, { as });
    const { brokerUrl = '', clientId = '', username = '', password = '', ...topics } = asked;
    const client = await mqtt.connectAsync(brokerUrl, { clientId, username, password, reconnectPeriod: 0 });
    clients.push(client);
    const heard: [string, string][] = [];
    client.on('message', (topic, payload) => heard.push([topic, payload.toString()]));
    await client.subscribeAsync(topics.expertTopic, { qos: 1 });
    const configuration = {
      categoryIds: configured.lstSrvCategoryId,
      typeIds: configured.lstSrvCatTypeId,
      locationIds: configured.lstLocationId,
    };
    return { reader: { userId: as, topics, configuration }, heard };
  }

  const offers = (userId: number, event: (typeof OFFERS)[number], { id, type }: { id: number; type: number | null }) =>
    service.context.ports.database.transaction((transaction) =>
      tell(transaction, {
        userId,
        event,
        task: { ...task, categoryId: id, typeId: type },
        now: service.clock.now(),
        side: 'provider',
      }),
    );

  it.each(categoryFacts.map(({ id, seopath, types }) => [seopath, id, types.map((type) => type.id)] as const))(
    '[T-17] hears of every order of %s, and may show it',
    async (_seopath, id, typeIds) => {
      const { userId } = await aFreeProvider(service.context, { categoryId: id });
      const { reader, heard } = await listens(userId);
      const kinds = typeIds.length === 0 ? [null] : typeIds;
      for (const type of kinds) for (const event of OFFERS) await offers(userId, event, { id, type });
      await publishDueAlerts(service.context);
      await waitUntil(() => heard.length === kinds.length * OFFERS.length);
      const read = heard.map(([topic, payload]) => readMessage(reader, topic, payload));
      expect(read).toEqual(
        kinds.flatMap((type) =>
          OFFERS.map((event) => ({
            kind: 'matter',
            matter: {
              kind: 'work',
              message: {
                categoryId: id,
                typeId: type ?? 0,
                locationId: task.address.locationId,
                taskId: task.id,
                selectedUserId: event === 'work-bids' ? null : userId,
              },
            },
          })),
        ),
      );
    },
  );

  it('[T-17] hears of a car outside their neighbourhoods when driving a truck, which is found by distance', async () => {
    const driver = await aTruck(service.context);
    await connection().delete(providerLocations).where(eq(providerLocations.userId, driver.userId));
    const { reader } = await listens(driver.userId);
    expect(reader.configuration?.locationIds).toContain(task.address.locationId);
  });
});
