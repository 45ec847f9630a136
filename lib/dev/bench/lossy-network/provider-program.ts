/**
 * A process of its own in which a provider's page lives behind a network that loses 30 % of its traffic:
 * `provider-program <embedded directory> <orders>`. First it hears of orders, then it makes the moves of as many works.
 * Its last line is the result as JSON.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { inArray } from 'drizzle-orm';

import { ROLE_IDS } from '@/lib/contract/enumerations';
import { AlertSession } from '@/lib/client/alerts/alert-session';
import { makeOwnMove, sendWaitingMoves } from '@/lib/client/offline/send-moves';
import { listWaitingMoves } from '@/lib/client/offline/waiting-moves';
import { createEmbeddedBroker } from '@/lib/server/adapters/broker/embedded';
import { systemClock } from '@/lib/server/adapters/clock/system';
import { openEmbeddedDatabase } from '@/lib/server/adapters/database/embedded';
import { publishDueAlerts } from '@/lib/server/alerts/relay';
import { createBrokerSocket } from '@/lib/server/http/edge/broker-socket';
import type { DatabasePort } from '@/lib/server/ports/database';
import { taskEvents } from '@/lib/server/schema';
import { aCashOrder, anOrderStory } from '@/lib/server/seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress, aDayFromNow } from '@/lib/server/seed/stories/people';
import { createTestService, type TestService } from '@/lib/server/testing/call';
import { startLossyProxy } from '@/lib/server/testing/lossy-proxy';
import { createRandom } from '@/lib/server/testing/random';
import { waitUntil } from '@/lib/server/testing/wait-until';

import { becomeLossyPage, type Calls } from './lossy-page';

const SHARE = 0.3;
const SEED = 20_261_124;
/** The days ahead from which a customer may choose. */
const DAYS = 20;
const FIRST_DAY = 3;
/** A look follows each minute, and each return of the network. */
const MOST_LOOKS = 100;
const CREDIT_RIALS = 5_000_000_000;
const MOVES = ['depart', 'start', 'finish'] as const;

type Story = Awaited<ReturnType<typeof anOrderStory<TestService>>>;

async function anOrder(story: Story, day: number): Promise<number> {
  const customer = await aCustomerWithAnAddress(story.service.context);
  const gDate = aDayFromNow(story.service.context, day);
  return (await aCashOrder({ ...story, customer }, { gDate, deliveryaddrid: customer.addressId })).taskid;
}

/** A network comes back, or a minute is over: the page connects where it is not, and asks for waiting alerts. */
async function look(calls: Calls): Promise<void> {
  const before = calls.begun;
  window.dispatchEvent(new Event('online'));
  await waitUntil(() => calls.begun > before && calls.ended === calls.begun);
}

/** Makes `count` orders, and returns them beside those that the page heard of. */
async function hearOfOrders(story: Story, count: number, calls: Calls) {
  const heard: number[] = [];
  const all: number[] = [];
  const session = new AlertSession(
    new Set([{ onAlert: ({ matter }) => void heard.push(matter.message?.taskId ?? 0) }]),
  );
  while (all.length < count) {
    const placed: number[] = [];
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS && all.length < count; day += 1) {
      placed.push(await anOrder(story, day));
      all.push(placed.at(-1) ?? 0);
      await publishDueAlerts(story.service.context);
      // Some while the page listens, some while it has lost its connection.
      if (day % 2 === 0) await look(calls);
    }
    for (let looks = 0; looks < MOST_LOOKS && !placed.every((taskId) => heard.includes(taskId)); looks += 1)
      await look(calls);
    // The providers who have heard of them decline: the hours are free for the next round.
    for (const taskid of placed)
      await story.service.call('expert/movetask', { taskid, move: 'decline' }, { as: story.provider.userId });
  }
  session.close();
  return { heard, all };
}

/** The works of `count` visits, whose moves the page made. */
async function makeMoves({ service, ...story }: Story, count: number): Promise<number[]> {
  const works: number[] = [];
  const as = story.provider.userId;
  for (let visit = 0; visit < count; visit += 1) {
    const taskid = await anOrder({ service, ...story }, FIRST_DAY);
    works.push(taskid);
    await service.call('expert/movetask', { taskid, move: 'accept' }, { as });
    for (const move of MOVES) {
      // What has arrived says when the next move opens; what has not is sent before it.
      const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, { as });
      const opensAtMs = taskDetail.moveOpenings.find((opening) => opening.move === move)?.opensAtMs ?? 0;
      service.clock.advance(Math.max(0, opensAtMs - taskDetail.serverNowMs));
      await makeOwnMove({ taskId: taskid, workName: 'Cleaning', move });
    }
    await sendAllThatWaits(service, as);
  }
  return works;
}

/** Repeats until nothing waits: the network comes back again and again, and early moves get their time. */
async function sendAllThatWaits(service: TestService, userId: number): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await sendWaitingMoves();
    const [first] = listWaitingMoves(userId);
    if (!first) return;
    if (first.refusal !== null) throw new Error(`${first.move} was refused: ${first.refusal}`);
    service.clock.advance(Math.max(0, (first.opensAtMs ?? 0) - service.clock.now().getTime()));
  }
}

const countDoubled = (values: readonly (number | string)[]) => values.length - new Set(values).size;

/** The product's own broker behind a network that loses as much as is said. */
async function startLossyBroker(random: () => number) {
  const broker = await createEmbeddedBroker({ key: randomBytes(32), clock: systemClock });
  const socket = createBrokerSocket(broker.accept);
  const server = createServer().on('upgrade', socket.upgrade).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const target = () => `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/mqtt`;
  return { broker, proxy: await startLossyProxy({ target, share: SHARE, random }) };
}

/** The moves that the server made of these works, each as often as it made it. */
async function listMade({ connection }: DatabasePort, works: readonly number[]): Promise<string[]> {
  const events = await connection
    .select()
    .from(taskEvents)
    .where(inArray(taskEvents.taskId, [...works]));
  return events
    .filter(({ move }) => (MOVES as readonly string[]).includes(move))
    .map(({ taskId, move }) => `${move} ${taskId}`);
}

async function main([directory = '', orders = '200']: readonly string[]): Promise<void> {
  console.info = () => undefined;
  const random = createRandom(SEED);
  const { broker, proxy } = await startLossyBroker(random);
  const database = await openEmbeddedDatabase(directory);
  await database.migrate();
  const service = await createTestService({ ports: { broker, database } });
  await aCatalogue(service.context);
  const story = await anOrderStory(service, {}, { biddingCreditRials: CREDIT_RIALS });
  const account = { userId: story.provider.userId, roleId: ROLE_IDS.worker };
  const calls = becomeLossyPage(service, account, { siteUrl: proxy.siteUrl, share: SHARE, random });
  const { heard, all } = await hearOfOrders(story, Number(orders), calls);
  const works = await makeMoves(story, Number(orders));
  const made = await listMade(database, works);
  const wanted = works.flatMap((taskId) => MOVES.map((move) => `${move} ${taskId}`));
  const { carried, ...harm } = proxy.harm;
  const result = {
    alerts: { lost: all.filter((taskId) => !heard.includes(taskId)).length, doubled: countDoubled(heard) },
    moves: { lost: wanted.filter((move) => !made.includes(move)).length, doubled: countDoubled(made) },
    counts: { alerts: all.length, moves: wanted.length, calls: calls.begun, lostCalls: calls.lost, carried },
    harm: Object.values(harm).reduce((sum, count) => sum + count, 0),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  // The proxy, the broker and its sockets live on.
  process.exit(0);
}

await main(process.argv.slice(2));
