import { eq, inArray } from 'drizzle-orm';

import type { DisputeState, OrderState } from '@/lib/contract/enumerations';

import { bids, disputes, priceChanges, tasks, type TaskRow } from '../../schema';
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

/** An order that stands in one of the states, by chance; null where none does. */
export async function pickOrder(world: World, states: readonly OrderState[]): Promise<Standing | null> {
  const ids = world.orders.map(({ taskid }) => taskid);
  if (ids.length === 0) return null;
  const rows = await connection(world)
    .select()
    .from(tasks)
    .where(inArray(tasks.state, [...states]))
    .orderBy(tasks.id);
  const standing = rows.flatMap((row) => {
    const order = world.orders.find(({ taskid }) => taskid === row.id) ?? toVisitOfSeries(world, row);
    return order ? [{ order, row }] : [];
  });
  return standing.length === 0 ? null : world.dice.pick(standing);
}

/** A visit that a series made by itself is somebody's order too. */
function toVisitOfSeries(world: World, row: TaskRow): WorldOrder | null {
  const customer = world.customers.find(({ userId }) => userId === row.customerId);
  if (!customer) return null;
  const order: WorldOrder = { taskid: row.id, reqid: row.requestId, seriesid: null, kind: row.kind, customer };
  world.orders.push(order);
  return order;
}

interface Case {
  readonly disputeid: number;
  readonly taskid: number;
  readonly state: DisputeState;
  readonly customerId: number;
  readonly providerId: number;
  readonly priceRials: number;
  readonly hasOffer: boolean;
}

/** The disputes that stand in one of the states, oldest first. */
export async function listCases(world: World, states: readonly DisputeState[]): Promise<Case[]> {
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
    hasOffer: dispute.offerRials !== null || dispute.offerVisitAt !== null,
  }));
}

/** The bids of an order that can still be chosen. */
export async function listBids(world: World, taskid: number): Promise<readonly { readonly sgid: number }[]> {
  const rows = await connection(world).select().from(bids).where(eq(bids.taskId, taskid)).orderBy(bids.id);
  return rows.map(({ id }) => ({ sgid: id }));
}

/** The last proposed price of an order; null without one. */
export async function findProposal(world: World, taskid: number): Promise<number | null> {
  const rows = await connection(world)
    .select({ id: priceChanges.id })
    .from(priceChanges)
    .where(eq(priceChanges.taskId, taskid))
    .orderBy(priceChanges.id);
  return rows.at(-1)?.id ?? null;
}
