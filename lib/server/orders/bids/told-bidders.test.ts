import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { and, eq } from 'drizzle-orm';
import mqtt from 'mqtt';

import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { createEmbeddedBroker, type EmbeddedBroker } from '../../adapters/broker/embedded';
import { systemClock } from '../../adapters/clock/system';
import { publishDueAlerts } from '../../alerts/relay';
import { createBrokerSocket, type BrokerSocket } from '../../http/edge/broker-socket';
import { bidInvitations, bidReaders, inboxMessages } from '../../schema';
import {
  aBiddingStory,
  aTaskDraft,
  aTaskOrder,
  ASSEMBLING_ID,
  biddersAreTold,
  detailFor,
  HANDYMAN_ID,
  type PlacedTask,
  roomOf,
} from '../../seed/stories/bids';
import { aCatalogue, TAJRISH_ID } from '../../seed/stories/people';
import { createTestService, type TestService } from '../../testing/call';
import { waitUntil } from '../../testing/wait-until';
import { runDueWork } from '../../timers';
import { inviteNextBidders } from '../timers/bidder-relay';

/** More than are told in one transaction. */
const MANY = 103;
const PROCESSES = 3;

type Story = Awaited<ReturnType<typeof aBiddingStory<TestService>>>;

let service: TestService;
let broker: EmbeddedBroker;
let socket: BrokerSocket;
let server: Server;
beforeAll(async () => {
  broker = await createEmbeddedBroker({ key: randomBytes(32), clock: systemClock });
  socket = createBrokerSocket(broker.accept);
  server = createServer().on('upgrade', socket.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service = await createTestService({ ports: { broker } });
  await aCatalogue(service.context);
});
afterAll(async () => {
  await service.close();
  await broker.close();
  await socket.close(0);
  server.close();
});

const connection = () => service.context.ports.database.connection;
/** Placed, and nobody is told yet. */
const place = (story: Story): Promise<PlacedTask> =>
  service.call('handyman/addhandymanrequest', aTaskDraft(story), { as: story.customer.userId });
const listTold = async ({ taskid }: PlacedTask): Promise<number[]> => {
  const rows = await connection().select().from(bidReaders).where(eq(bidReaders.taskId, taskid));
  return rows.flatMap(({ providerId, askedAt }) => (askedAt ? [providerId] : []));
};
const isInvitedStill = async ({ taskid }: PlacedTask) =>
  (await connection().$count(bidInvitations, eq(bidInvitations.taskId, taskid))) > 0;
const countMessages = (userId: number) =>
  connection().$count(inboxMessages, and(eq(inboxMessages.userId, userId), eq(inboxMessages.event, 'work-bids')));

/** A person's page, and the new work that it hears of. */
async function listens(userId: number): Promise<{ readonly heard: readonly string[]; end(): Promise<void> }> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { url, clientId, username, password } = await broker.issueCredentials({
    userId: String(userId),
    sessionId: 'one',
    topics: [`expert/${userId}`],
    lifetimeMs: MINUTE_MS,
    siteUrl: `http://127.0.0.1:${port}`,
  });
  const client = await mqtt.connectAsync(url, { clientId, username, password, reconnectPeriod: 0 });
  const heard: string[] = [];
  client.on('message', (_topic, payload) => void heard.push(String(payload)));
  await client.subscribeAsync(`expert/${userId}`, { qos: 1 });
  return { heard, end: () => client.endAsync(true) };
}

describe('the told bidders of an order', () => {
  it('[C-bids] [T-17] are every matching provider, through the broker, once each, in any number and by any number of processes', async () => {
    const story = await aBiddingStory(service, { bidderCount: MANY });
    const pages = await Promise.all(
      [story.bidders[0], story.bidders.at(-1) ?? story.provider].map(({ userId }) => listens(userId)),
    );
    const placed = await place(story);
    expect(await listTold(placed)).toEqual([]);
    // The first process ends after one batch; others go on where it was.
    await inviteNextBidders(service.context);
    expect((await listTold(placed)).length).toBeLessThan(MANY);
    await Promise.all(Array.from({ length: PROCESSES }, () => biddersAreTold(service)));
    while ((await publishDueAlerts(service.context)) > 0);

    const told = await listTold(placed);
    expect(told).toHaveLength(MANY);
    expect(new Set(told)).toEqual(new Set(story.bidders.map(({ userId }) => userId)));
    for (const { userId } of story.bidders) expect(await countMessages(userId)).toBe(1);
    expect(await isInvitedStill(placed)).toBe(false);
    const work = `${HANDYMAN_ID}_${ASSEMBLING_ID}_${TAJRISH_ID}_${placed.taskid}`;
    await waitUntil(() => pages.every(({ heard }) => heard.length > 0));
    expect(pages.map(({ heard }) => heard)).toEqual([[work], [work]]);
    await Promise.all(pages.map((page) => page.end()));
    await service.sendMessages();
    expect(service.sms).toEqual([]);
  });

  it('[C-bids] are open while they are being told: the customer is not told that there are none, and then reads their number', async () => {
    const story = await aBiddingStory(service);
    const placed = await place(story);
    expect(await roomOf(story, placed)).toMatchObject({ askedCount: 0, noBidReason: null });
    // A provider who finds it among new work before they are told has read it.
    await detailFor(story, placed, story.provider.userId);
    await biddersAreTold(service);
    const told = await listTold(placed);
    expect(told).toEqual(expect.arrayContaining(story.bidders.map(({ userId }) => userId)));
    expect(await roomOf(story, placed)).toMatchObject({ askedCount: told.length, readerCount: 1 });
    const { lstAlert } = await service.call('nonePreloader/user/getalert', {}, { as: story.customer.userId });
    const events = lstAlert.map(({ payload }): unknown => JSON.parse(payload));
    expect(events).toContainEqual(expect.objectContaining({ event: 'bidders-told', taskId: placed.taskid }));
  });

  it('[C-bids] exclude a failed batch; the order behind it goes first, and it is tried again', async () => {
    const story = await aBiddingStory(service);
    const [failing, next] = [await place(story), await place(await aBiddingStory(service))];
    const { database } = service.context.ports;
    const transaction: typeof database.transaction = (work) =>
      database.transaction(async (inner) => {
        await work(inner);
        throw new Error('nothing of it stays');
      });
    const broken = { ...service.context, ports: { ...service.context.ports, database: { ...database, transaction } } };
    expect(await inviteNextBidders(broken)).toBe(true);
    expect(await listTold(failing)).toEqual([]);
    await biddersAreTold(service);
    expect(await listTold(next)).not.toEqual([]);
    expect(await listTold(failing)).toEqual([]);
    service.clock.advance(MINUTE_MS);
    await biddersAreTold(service);
    expect(await listTold(failing)).toEqual(expect.arrayContaining(story.bidders.map(({ userId }) => userId)));
  });

  it('[C-bids] are none once the order takes no bids any more', async () => {
    const story = await aBiddingStory(service);
    const placed = await place(story);
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
    await biddersAreTold(service);
    expect(await listTold(placed)).toEqual([]);
    expect(await isInvitedStill(placed)).toBe(false);
  });

  it('[C-bids] are all told anew when it is opened anew, and earlier readers count as new', async () => {
    const story = await aBiddingStory(service);
    const placed = await aTaskOrder(story);
    const told = await listTold(placed);
    const { userId } = story.provider;
    await detailFor(story, placed, userId);
    const before = await countMessages(userId);
    service.clock.advance(2 * HOUR_MS);
    await runDueWork(service.context);
    await service.call('requestBidding/retry', { reqid: placed.reqid }, { as: story.customer.userId });
    await biddersAreTold(service);
    expect(await countMessages(userId)).toBe(before + 1);
    expect(await roomOf(story, placed)).toMatchObject({ askedCount: told.length, readerCount: 0 });
    await detailFor(story, placed, userId);
    expect(await roomOf(story, placed)).toMatchObject({ readerCount: 1 });
  });
});
