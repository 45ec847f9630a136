import { and, eq, gt, lt } from 'drizzle-orm';

import type { Interval } from '@/lib/domain/order/delivery-time';

import { toBookedInterval } from '../../../availability';
import type { Transaction } from '../../../ports/database';
import { bookings, tasks } from '../../../schema';
import { moveTask } from '../../moves/move';

/** The order for whose sake an unpaid one ends. */
export interface UnpaidSuccessor {
  readonly customerId: number;
  /** Null while it is open who comes. */
  readonly providerId: number | null;
  readonly visit: Interval;
  readonly now: Date;
}

/**
 * Ends the customer's own unpaid order for the same hours of the same provider. Somebody who came back from the bank
 * and orders again would otherwise be told that the hour is taken. Bank money that still arrives for it goes to the
 * wallet. Answers which ended.
 */
export async function supersedeUnpaid(
  transaction: Transaction,
  { customerId, providerId, visit, now }: UnpaidSuccessor,
): Promise<readonly number[]> {
  if (providerId === null) return [];
  const wanted = toBookedInterval(visit);
  const own = await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(bookings, and(eq(bookings.taskId, tasks.id), eq(bookings.isLive, true)))
    .where(
      and(
        eq(tasks.customerId, customerId),
        eq(tasks.state, 'PENDING_PAYMENT'),
        eq(bookings.providerId, providerId),
        lt(bookings.startsAt, new Date(wanted.endsAtMs)),
        gt(bookings.endsAt, new Date(wanted.startsAtMs)),
      ),
    )
    .for('update', { of: tasks });
  for (const { id } of own) await moveTask(transaction, { taskId: id, move: 'cancel', actorId: customerId, now });
  return own.map(({ id }) => id);
}
