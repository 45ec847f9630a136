import { eq } from 'drizzle-orm';

import type { OrderState } from '@/lib/contract/enumerations';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { DOOR_WAIT } from '@/lib/domain/constants/providers';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { tasks } from '../../schema';
import { NEAR_DOOR } from '../../seed/stories/door';
import type { Act, Acts } from './acts';
import { aPhoto } from './photo';
import { findSoonest, pickOrder, type Standing } from './reading';
import type { World } from './world';

/** A provider's next move, and the other moves open then. */
const WORK: Partial<Record<OrderState, { readonly onward: WorkMove; readonly other: readonly WorkMove[] }>> = {
  AWAITING_PROVIDER: { onward: 'accept', other: ['decline'] },
  CONFIRMED: { onward: 'depart', other: ['withdraw'] },
  EN_ROUTE: { onward: 'start', other: ['withdraw', 'reportNoAccess', 'leaveUnsafe'] },
  IN_PROGRESS: { onward: 'finish', other: ['leaveUnsafe'] },
  PICKED_UP: { onward: 'process', other: [] },
  PROCESSING: { onward: 'bringBack', other: [] },
  RETURNING: { onward: 'handBack', other: [] },
};
const BEFORE_WORK: readonly OrderState[] = ['CONFIRMED', 'EN_ROUTE'];
const WORK_STATES = Object.keys(WORK) as OrderState[];
/** The clock goes on by no more than this for one move. */
const MOST_WAIT_MS = 26 * HOUR_MS;

/** The next visit mostly comes first, as it does in a calendar: who waits for a later one lets the others go by. */
const work: Act = async (world) => {
  const now = world.service.clock.now();
  const isStill = ({ row }: Standing) => !BEFORE_WORK.includes(row.state) || row.endsAt === null || row.endsAt > now;
  const soonest = world.dice.percent(75);
  const found = await (soonest ? findSoonest : pickOrder)(world, WORK_STATES, isStill);
  if (found) await moveOnward(world, found, MOST_WAIT_MS);
};

/** Makes the provider's next move, at its time where that comes soon enough. */
export async function moveOnward(world: World, { order, row }: Standing, mostWaitMs: number): Promise<void> {
  const { service } = world;
  const next = WORK[row.state];
  if (!next || row.providerId === null) return;
  const isTextile = order.kind === 'laundry' || order.kind === 'carpet';
  const move = row.state === 'EN_ROUTE' && isTextile ? 'pickUp' : next.onward;
  const by = { as: row.providerId };
  const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: order.taskid }, by);
  const opensAtMs = taskDetail.moveOpenings.find((opening) => opening.move === move)?.opensAtMs ?? 0;
  const waitMs = opensAtMs - service.clock.now().getTime();
  if (waitMs > mostWaitMs) return;
  service.clock.advance(Math.max(0, waitMs));
  if (move === 'pickUp') await listPieces(world, order.taskid, row.providerId);
  const asked = { taskid: order.taskid, move, reason: 'As it was agreed' };
  await world.call('expert/movetask', asked, row.providerId);
}

/** Lists the pieces taken along, with a photo. */
async function listPieces(world: World, taskid: number, providerId: number): Promise<void> {
  const piece = { taskid, pieceName: 'Shirts', count: 8, fileid: await aPhoto(world, providerId) };
  await world.call('custody/addpiece', piece, providerId);
}

const moveOtherwise: Act = async (world) => {
  const found = await pickOrder(world, WORK_STATES);
  if (!found || found.row.providerId === null) return;
  const { other = [] } = WORK[found.row.state] ?? {};
  if (other.length === 0) return;
  const asked = { taskid: found.order.taskid, move: world.dice.pick(other), reason: 'It cannot be done' };
  await world.call('expert/movetask', asked, found.row.providerId);
};

const bid: Act = async (world) => {
  const found = await pickOrder(world, ['BIDDING']);
  if (!found) return;
  const { kind, taskid } = found.order;
  const bidder = world.dice.pick(world.providers[kind]);
  const amount = { sgtype: 'lump', sgamount: 30_000_000 + 1_000_000 * world.dice.below(50) } as const;
  await world.call('suggestion/addsuggestion', { taskid, ...amount }, bidder.userId);
};

/** Comes, finds nobody, and leaves after the whole wait: the customer contests the fee, or owes it. */
const findNobody: Act = async (world) => {
  const found = await pickOrder(world, ['EN_ROUTE'], ({ order, row }) => row.startsAt !== null && order.kind !== 'gas');
  if (!found || !found.row.startsAt || found.row.providerId === null) return;
  const { taskid } = found.order;
  const { providerId, startsAt } = found.row;
  const { clock } = world.service;
  const waitMs = startsAt.getTime() - clock.now().getTime();
  if (waitMs > MOST_WAIT_MS) return;
  clock.advance(Math.max(0, waitMs));
  const { connection } = world.service.context.ports.database;
  const address = { ...found.row.address, ...NEAR_DOOR };
  await connection.update(tasks).set({ address }).where(eq(tasks.id, taskid));
  await world.call('ontheway/shareposition', { taskid, position: NEAR_DOOR }, providerId);
  await world.call('ontheway/arrive', { taskid }, providerId);
  await world.call('ordermessage/callcustomer', { taskid }, providerId);
  const fileid = await aPhoto(world, providerId);
  await world.call('workphoto/addworkphoto', { taskid, moment: 'door', fileid }, providerId);
  clock.advance(DOOR_WAIT.waitMs);
  await world.call('expert/movetask', { taskid, move: 'reportNoAccess', reason: 'Nobody opens' }, providerId);
};

/** Comes late, so late that it is credited, and begins all the same. */
const startLate: Act = async (world) => {
  const found = await pickOrder(world, ['EN_ROUTE'], ({ row }) => row.startsAt !== null);
  if (!found || !found.row.startsAt) return;
  const { clock } = world.service;
  const startsAtMs = found.row.startsAt.getTime() + (16 + world.dice.below(70)) * MINUTE_MS;
  const waitMs = startsAtMs - clock.now().getTime();
  if (waitMs > MOST_WAIT_MS) return;
  clock.advance(Math.max(0, waitMs));
  await moveOnward(world, found, MOST_WAIT_MS);
};

/** Professionals' acts on their work, beside its money. */
export const PROVIDER_ACTS: Acts = {
  work: { weight: 36, act: work },
  moveOtherwise: { weight: 3, act: moveOtherwise },
  bid: { weight: 8, act: bid },
  findNobody: { weight: 2, act: findNobody },
  startLate: { weight: 2, act: startLate },
};
