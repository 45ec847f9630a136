import { eq, inArray } from 'drizzle-orm';

import { DISPUTE_STATES, type DisputeState, type OrderState } from '@/lib/contract/enumerations';
import { toClaimCapRials } from '@/lib/domain/dispute/settlement';

import { toClaimedRials } from '../../orders/disputes/piece';
import { bids, disputes, heldFees, priceChanges, tasks, type TaskRow } from '../../schema';
import type { World, WorldOrder } from './world';

const connection = ({ service }: World) => service.context.ports.database.connection;

export interface Standing {
  readonly order: WorldOrder;
  readonly row: TaskRow;
}

/** An order as it stands in the database. */
export async function readOrder(world: World, order: WorldOrder): Promise<Standing> {
  const [row] = await connection(world).select().from(tasks).where(eq(tasks.id, order.taskid));
  if (!row) throw new Error(`The order ${order.taskid} is gone`);
  return { order, row };
}

type IsFit = (standing: Standing) => boolean;

/** An order that stands in one of the states and fits, by chance; null where none does. */
export async function pickOrder(world: World, states: readonly OrderState[], isFit?: IsFit): Promise<Standing | null> {
  const standing = await listStanding(world, states, isFit);
  return standing.length === 0 ? null : world.dice.pick(standing);
}

/** The one of them whose visit is the next. */
export async function findSoonest(
  world: World,
  states: readonly OrderState[],
  isFit?: IsFit,
): Promise<Standing | null> {
  const toMs = ({ row }: Standing) => row.startsAt?.getTime() ?? 0;
  const standing = await listStanding(world, states, isFit);
  return standing.sort((one, other) => toMs(one) - toMs(other))[0] ?? null;
}

async function listStanding(
  world: World,
  states: readonly OrderState[],
  isFit: IsFit = () => true,
): Promise<Standing[]> {
  const rows = await connection(world)
    .select()
    .from(tasks)
    .where(inArray(tasks.state, [...states]))
    .orderBy(tasks.id);
  return rows.flatMap((row) => {
    const order = world.orders.find(({ taskid }) => taskid === row.id) ?? toVisitOfSeries(world, row);
    return order && isFit({ order, row }) ? [{ order, row }] : [];
  });
}

/** A visit that a series made by itself is somebody's order too. */
function toVisitOfSeries(world: World, row: TaskRow): WorldOrder | null {
  const customer = world.customers.find(({ userId }) => userId === row.customerId);
  if (!customer) return null;
  const order: WorldOrder = { taskid: row.id, reqid: row.requestId, seriesid: null, kind: row.kind, customer };
  world.orders.push(order);
  return order;
}

export interface Case {
  readonly disputeid: number;
  readonly taskid: number;
  readonly state: DisputeState;
  readonly customerId: number;
  readonly providerId: number;
  readonly priceRials: number;
  /** The most that can be decided. */
  readonly capRials: number;
  /** A contested fee: it goes back as a whole or not at all. Null for every other case. */
  readonly feeRials: number | null;
  readonly hasOffer: boolean;
}

/** The disputes that stand in one of the states, oldest first; all of them where none is named. */
export async function listCases(world: World, states: readonly DisputeState[] = DISPUTE_STATES): Promise<Case[]> {
  const rows = await connection(world)
    .select({ dispute: disputes, task: tasks })
    .from(disputes)
    .innerJoin(tasks, eq(tasks.id, disputes.taskId))
    .where(inArray(disputes.state, [...states]))
    .orderBy(disputes.id);
  return rows.map(({ dispute, task }) => ({
    disputeid: dispute.id,
    taskid: task.id,
    state: dispute.state,
    customerId: task.customerId,
    providerId: task.providerId ?? 0,
    priceRials: task.priceRials,
    capRials: toClaimCapRials(dispute.reason, toClaimedRials(task, dispute)),
    feeRials: dispute.reason === 'absence' ? dispute.askedRials : null,
    hasOffer: dispute.offerRials !== null || dispute.offerVisitAt !== null,
  }));
}

/** The bids of an order that can still be chosen. */
export async function listBids(world: World, taskid: number): Promise<readonly { readonly sgid: number }[]> {
  const rows = await connection(world).select().from(bids).where(eq(bids.taskId, taskid)).orderBy(bids.id);
  return rows.map(({ id }) => ({ sgid: id }));
}

/** The proposed prices that nobody has decided on, oldest first, with their orders' customers. */
export function listProposals(world: World) {
  return connection(world)
    .select({ id: priceChanges.id, oldRials: priceChanges.oldRials, newRials: priceChanges.newRials, task: tasks })
    .from(priceChanges)
    .innerJoin(tasks, eq(tasks.id, priceChanges.taskId))
    .where(eq(priceChanges.state, 'open'))
    .orderBy(priceChanges.id);
}

/** The orders whose end held a fee. */
export async function listHeldFees(world: World): Promise<readonly number[]> {
  const rows = await connection(world).select({ taskId: heldFees.taskId }).from(heldFees).orderBy(heldFees.taskId);
  return rows.map(({ taskId }) => taskId);
}
