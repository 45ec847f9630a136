import { and, eq, sql, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { Interval } from '@/lib/domain/order/delivery-time';
import { getMove } from '@/lib/domain/order/order-lifecycle';
import { isVisitAgreed } from '@/lib/domain/order/order-states';

import { findHolder, listBookedOf, lockTeamOf, type HeldWork } from '../../availability';
import { orderMoves } from '../../observability';
import { afterCommit } from '../../ports/after-commit';
import type { Executor, Transaction } from '../../ports/database';
import { PendingWrite, writeTogether } from '../../ports/write-together';
import { toReservingStatement } from '../../regulars';
import { bookings, taskEvents, tasks, toVisit, type TaskRow } from '../../schema';
import type { Consequence } from './consequence';

/** The task under a lock until the transaction ends: two moves of one order wait for each other. Throws not-found. */
export async function lockTask(transaction: Transaction, taskId: number): Promise<TaskRow> {
  const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  if (!task) throw new CallError('not-found');
  return task;
}

/**
 * The task of a `reqid` of the wire, under a lock until the transaction ends. Throws not-found, and not-yours for
 * somebody else's.
 */
export async function lockOwnRequest(
  transaction: Transaction,
  requestId: number,
  customerId: number,
): Promise<TaskRow> {
  const [task] = await transaction.select().from(tasks).where(eq(tasks.requestId, requestId)).for('update');
  return requireOwn(task, customerId);
}

/** Finds by the wire's reqid. Throws not-found, and not-yours for another customer's. */
export async function requireOwnRequest(executor: Executor, requestId: number, customerId: number): Promise<TaskRow> {
  const [task] = await executor.select().from(tasks).where(eq(tasks.requestId, requestId));
  return requireOwn(task, customerId);
}

function requireOwn(task: TaskRow | undefined, customerId: number): TaskRow {
  if (!task) throw new CallError('not-found');
  if (task.customerId !== customerId) throw new CallError('not-yours');
  return task;
}

/**
 * Both numbers of a new order, taken from their sequences, as questions (`askTogether`): rows that name the order can
 * then be written beside it.
 */
export function askTaskNumbers(): { taskId: SQL<number>; requestId: SQL<number> } {
  const next = (column: string) => sql`nextval(pg_get_serial_sequence('tasks', ${column}))`.mapWith(Number);
  return { taskId: next('id'), requestId: next('request_id') };
}

/** The constraint of custom.sql that keeps a person from being booked twice. */
export const SLOT_CONSTRAINT = 'bookings_never_overlap';

/** Every member of a company's team who could come is taken. Answered like the database's own refusal. */
export class TeamTaken extends Error {
  override readonly name = 'TeamTaken';
  readonly constraint = SLOT_CONSTRAINT;
  constructor(companyId: number) {
    super(`Nobody of the team of ${companyId} is free`);
  }
}

/**
 * A provider's hours and the way to the next visit are taken, textiles' return among them; the database refuses by
 * SLOT_CONSTRAINT what overlaps. Of a company somebody free of its team is held, until it hands the order to somebody;
 * throws TeamTaken where nobody is.
 */
export async function takeSlot(transaction: Transaction, task: HeldWork, providerId: number): Promise<PendingWrite> {
  const companyId = await lockTeamOf(transaction, providerId);
  const personId = companyId === providerId ? await findHolder(transaction, task, { companyId }) : providerId;
  if (personId === null) throw new TeamTaken(providerId);
  return toSlotWrite(transaction, task, { providerId, personId });
}

/** Takes a provider's hours at once: see `takeSlot`. */
export async function bookSlot(transaction: Transaction, task: HeldWork, providerId: number): Promise<void> {
  await writeTogether(transaction, [await takeSlot(transaction, task, providerId)]);
}

/** The hours of somebody who is known to come: all of the order's, or only some. */
export function toSlotWrite(
  transaction: Transaction,
  task: Pick<TaskRow, 'id' | 'startsAt' | 'endsAt' | 'detail'>,
  by: { readonly providerId: number; readonly personId: number },
  spans: readonly Interval[] = listBookedOf(task),
): PendingWrite {
  return new PendingWrite(
    transaction.insert(bookings).values(
      spans.map((booked) => ({
        ...by,
        taskId: task.id,
        startsAt: new Date(booked.startsAtMs),
        endsAt: new Date(booked.endsAtMs),
      })),
    ),
  );
}

/** The provider's hours are given back; those of an agreed visit to the provider's regulars first (decision 0101). */
export const slot: Consequence = {
  name: 'slot',
  plan: (transaction, { before, task, move, now }) =>
    getMove(move).freesSlot
      ? { writes: [new PendingWrite(freeSlot(transaction, task.id)), ...listReserved(before, now)] }
      : {},
};

/** A visit without its provider's agreement reserves nothing: until then its hour was open to everybody. */
function listReserved(before: TaskRow, now: Date): PendingWrite[] {
  if (!isVisitAgreed(before.state) || before.providerId === null) return [];
  const { startsAt, endsAt } = toVisit(before);
  const visit = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
  const statement = toReservingStatement(before.providerId, visit, now);
  return statement ? [new PendingWrite(statement)] : [];
}

/** The statement that gives a provider's hours back: awaited, or written together with a move. */
export function freeSlot(transaction: Transaction, taskId: number) {
  return transaction
    .update(bookings)
    .set({ isLive: false })
    .where(and(eq(bookings.taskId, taskId), eq(bookings.isLive, true)));
}

/** A line of the time line, as a write that its caller makes together with others. */
export function toEventWrite(
  transaction: Transaction,
  event: {
    readonly task: Pick<TaskRow, 'id' | 'state'>;
    readonly move: string;
    readonly actorId: number | null;
    readonly now: Date;
  },
): PendingWrite {
  afterCommit(transaction, () => orderMoves.inc({ move: event.move, state: event.task.state }));
  const { task, move, actorId, now } = event;
  return new PendingWrite(
    transaction.insert(taskEvents).values({ taskId: task.id, state: task.state, move, actorId, at: now }),
  );
}
