import { eq } from 'drizzle-orm';

import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { toCompletesAt } from '../../orders/record/state-timers';
import { tasks } from '../../schema';
import { aCashOrder, anOrderStory, aPlacedOrder, type OrderStory, type Placed } from '../../seed/stories/orders';
import { aPaidLaundryOrder } from '../laundry-order';
import { aPhoto } from './photo';
import { readOrder } from './reading';
import type { World, WorldOrder } from './world';

interface Begun {
  readonly story: OrderStory;
  readonly order: WorldOrder;
}

/** Enough for an order above the limit of one operator. */
const RICH_RIALS = 120_000_000;
/** Overtime that lifts a price above that limit. */
const LARGE_MINUTES = 1200;

/**
 * An order in the middle of its work or after it, of cleaning or of textiles. It is paid from the wallet, with a gift
 * or without, or in cash. Its price is now and then another one by then, is still proposed, or is so large that two
 * operators decide.
 */
export async function aDisputedOrder(world: World): Promise<WorldOrder> {
  const { dice } = world;
  const { story, order } = dice.percent(15) ? await anOrderOfTextiles(world) : await anOrderOfCleaning(world);
  world.orders.push(order);
  await accept(world, story, order);
  if (order.kind === 'laundry') await stand(world, order, 'DONE');
  else {
    await stand(world, order, 'IN_PROGRESS');
    if (dice.percent(50)) await proposePrice(world, story, order);
    if (dice.percent(50)) await stand(world, order, 'DONE');
  }
  return order;
}

async function anOrderOfTextiles({ service }: World): Promise<Begun> {
  const { story, taskid } = await aPaidLaundryOrder(service);
  const [row] = await service.context.ports.database.connection.select().from(tasks).where(eq(tasks.id, taskid));
  return { story, order: toOrder(story, { taskid, reqid: row?.requestId ?? 0 }, 'laundry') };
}

async function anOrderOfCleaning({ service, dice }: World): Promise<Begun> {
  const story = await anOrderStory(service, { cashRials: RICH_RIALS, hasWelcomeGift: dice.percent(40) });
  const placed = dice.percent(30) ? await aCashOrder(story) : await aWalletOrder(story);
  return { story, order: toOrder(story, placed, 'cleaning') };
}

function toOrder(
  { customer }: OrderStory,
  { taskid, reqid }: Pick<Placed, 'taskid' | 'reqid'>,
  kind: 'cleaning' | 'laundry',
): WorldOrder {
  return { taskid, reqid, seriesid: null, kind, customer };
}

async function aWalletOrder(story: OrderStory): Promise<Placed> {
  const placed = await aPlacedOrder(story);
  const paid = { prefix: 'wallet-', reqId: String(placed.reqid), giftCode: '0', useWallet: 'true' } as const;
  await story.service.call('custom', paid, { as: story.customer.userId });
  return placed;
}

async function accept({ service }: World, { provider }: OrderStory, { taskid }: WorldOrder): Promise<void> {
  await service.call('expert/movetask', { taskid, move: 'accept' }, { as: provider.userId });
}

/** The visit was some hours ago. Work that is done was done just now. */
async function stand(world: World, order: WorldOrder, state: 'IN_PROGRESS' | 'DONE'): Promise<void> {
  const { database, clock } = world.service.context.ports;
  const now = clock.now();
  const startsAt = new Date(now.getTime() - 4 * HOUR_MS);
  const endsAt = new Date(now.getTime() - HOUR_MS);
  const { row } = await readOrder(world, order);
  const completesAt = state === 'DONE' ? toCompletesAt(row, now) : null;
  await database.connection
    .update(tasks)
    .set({ state, startsAt, endsAt, startedAt: startsAt, answerDueAt: null, completesAt })
    .where(eq(tasks.id, order.taskid));
}

/** Another price, which its customer approves, refuses, or leaves open. */
async function proposePrice(world: World, { customer, provider }: OrderStory, { taskid }: WorldOrder): Promise<void> {
  const { dice } = world;
  const large = [{ key: 'overtime', minutes: LARGE_MINUTES }] as const;
  const lines = dice.pick([
    [{ key: 'overtime', minutes: 60 }],
    [{ key: 'extra-work', amountRial: 1_000_000 }],
    [{ key: 'less-work', amountRial: -1_000_000 * (1 + dice.below(5)) }],
    large,
    large,
  ] as const);
  const asked = { taskid, lines: [...lines], reason: 'Other work', fileid: await aPhoto(world, provider.userId) };
  const proposed = await world.call('pricechange/addpricechange', asked, provider.userId);
  if (!proposed || dice.percent(30)) return;
  const { pricechangeid } = proposed;
  const decided = dice.percent(75) ? ({ approve: true, way: 'wallet' } as const) : ({ approve: false } as const);
  await world.call('pricechange/decidepricechange', { pricechangeid, ...decided }, customer.userId);
}
