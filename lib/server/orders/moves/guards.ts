import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { getMove } from '@/lib/domain/order/order-lifecycle';
import type { MoveGuard } from '@/lib/domain/order/order-move-shape';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import type { Transaction } from '../../ports/database';
import { disputes, taskEvents, type TaskRow } from '../../schema';
import { isHourAsked } from '../parts/asked-hour/asked-hour';
import { areHoursOffered } from '../parts/offered-hours/offered-hours';
import { isDelayAsked } from '../record/told-delay';
import { isArrivalProved, readDoor, toMissingSteps } from '../parts/way/door';
import { isPaymentProlongable } from '../record/payment-time';

interface Guarded {
  readonly move: OrderMove;
  readonly now: Date;
}

/**
 * Checks the condition of ORDER_MOVES beside the state and the hour. The order is locked. Throws door-wait-incomplete
 * with the missing steps, move-not-allowed for all else.
 */
export async function requireGuard(transaction: Transaction, task: TaskRow, { move, now }: Guarded): Promise<void> {
  const { guard } = getMove(move);
  if (guard) await GUARDS[guard](transaction, task, now);
}

type Check = (transaction: Transaction, task: TaskRow, now: Date) => Promise<void>;

const GUARDS: Record<MoveGuard, Check> = {
  arrived: async (transaction, task) => requireTrue((await readDoor(transaction, task)).arrivedAt !== null),
  'arrival-proved': async (transaction, task) => requireTrue(isArrivalProved(await readDoor(transaction, task))),
  'waited-at-door': async (transaction, task, now) => {
    const missing = toMissingSteps(await readDoor(transaction, task), task, now);
    if (missing.length > 0) throw new CallError('door-wait-incomplete', { details: { missing } });
  },
  // To the millisecond of its end: the timer that releases it then takes the same lock, so one of the two wins.
  'fee-waits': async (_transaction, { feeDueAt, disputedAt }, now) =>
    requireTrue(feeDueAt !== null && disputedAt === null && now <= feeDueAt),
  // After the customer's word that all is well, until the money would have been released by time.
  reportable: async (_transaction, { state, completesAt, cashOutcome }, now) =>
    requireTrue(cashOutcome !== 'none' && (state !== 'COMPLETED' || (completesAt !== null && now <= completesAt))),
  'no-cash-claim': async (_transaction, { cashOutcome }) => requireTrue(cashOutcome !== 'none'),
  refundable: async (transaction, { id, completesAt, cashOutcome }, now) => {
    const dispute = await findDispute(transaction, id);
    requireTrue(
      cashOutcome !== 'none' &&
        (completesAt === null || completesAt < now) &&
        (!dispute || dispute.state === 'settled'),
    );
  },
  undisputed: async (_transaction, { disputedAt }) => requireTrue(disputedAt === null),
  'hour-asked': async (_transaction, task, now) => requireTrue(isHourAsked(task, now)),
  'not-arrived': requireNotArrived,
  'hours-offered': async (transaction, task, now) => {
    requireTrue(areHoursOffered(task, now));
    await requireNotArrived(transaction, task);
  },
  'delay-asked': async (_transaction, task, now) => requireTrue(isDelayAsked(task, now)),
  'payment-prolongable': async (transaction, task, now) =>
    requireTrue(isPaymentProlongable(task, { timeline: await readMoves(transaction, task), now })),
  'no-hour-asked': async (_transaction, task) => requireTrue(!task.detail?.askedHour),
};

async function requireNotArrived(transaction: Transaction, task: TaskRow): Promise<void> {
  requireTrue((await readDoor(transaction, task)).arrivedAt === null);
}

function readMoves(transaction: Transaction, { id }: TaskRow) {
  return transaction.select({ move: taskEvents.move }).from(taskEvents).where(eq(taskEvents.taskId, id));
}

async function findDispute(transaction: Transaction, taskId: number) {
  const [dispute] = await transaction.select().from(disputes).where(eq(disputes.taskId, taskId));
  return dispute;
}

function requireTrue(holds: boolean): void {
  if (!holds) throw new CallError('move-not-allowed');
}
