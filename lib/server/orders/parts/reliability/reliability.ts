import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { ReliabilityReason } from '@/lib/contract/provider-enumerations';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { toWithdrawalReason } from '@/lib/domain/order/withdrawal';

import { requireProviderId } from '../../../money';
import type { Transaction } from '../../../ports/database';
import { PendingWrite } from '../../../ports/write-together';
import { sanctionUnreliable, warnUnreliable } from '../../../sanctions';
import { providers, reliabilityEvents, type TaskRow } from '../../../schema';
import type { Consequence, Moved } from '../../record/consequence';
import { toDueAtMs } from '../../record/move-opening';

/**
 * A move's effect on its provider's count of jobs, and on the reliability with its reason. After a fault it is checked
 * whether the provider is offered more work, or is warned. A fault with an excuse takes no points until an operator has
 * refused the excuse.
 */
export const reliability: Consequence = {
  name: 'reliability',
  plan: (transaction, moved) => ({ writes: toCounts(transaction, moved) }),
  finish: async (transaction, moved) => {
    const fault = findFault(moved);
    if (fault === null || moved.isExcused) return;
    const { task, now } = moved;
    const providerId = requireProviderId(task);
    await sanctionUnreliable(transaction, providerId, now);
    await warnUnreliable(transaction, providerId, { lost: -RELIABILITY.points[fault], now });
  },
};

function toCounts(transaction: Transaction, moved: Moved): PendingWrite[] {
  const { task, now } = moved;
  const write = (change: PgUpdateSetSource<typeof providers>) =>
    new PendingWrite(
      transaction
        .update(providers)
        .set(change)
        .where(eq(providers.userId, requireProviderId(task))),
    );
  if (task.state === 'COMPLETED')
    return [
      write({
        doneTaskCount: sql`${providers.doneTaskCount} + 1`,
        reliability: sql`least(${RELIABILITY.most}::integer, ${providers.reliability} + ${RELIABILITY.points.kept}::integer)`,
      }),
      toReliabilityEvent(transaction, task, 'kept', now),
    ];
  const reason = findFault(moved);
  if (reason === null) return [];
  if (moved.isExcused) return [toReliabilityEvent(transaction, task, reason, now, { liftedAt: now })];
  return [
    write({ reliability: sql`greatest(0, ${providers.reliability} + ${RELIABILITY.points[reason]}::integer)` }),
    toReliabilityEvent(transaction, task, reason, now),
  ];
}

/**
 * Null for a move that is no fault of the provider's. Refusing an offer, or not answering one, costs nothing (BEHAVIOUR
 * 11).
 */
function findFault({ task, move, now }: Moved): Exclude<ReliabilityReason, 'kept'> | null {
  if (move === 'reportNoShow') return 'no-show';
  return move === 'withdraw' || move === 'giveBack' ? toWithdrawalReason(toDueAtMs(task), now.getTime()) : null;
}

/** Why the reliability moved, so that its provider can read it (BEHAVIOUR 18). */
function toReliabilityEvent(
  transaction: Transaction,
  task: TaskRow,
  reason: ReliabilityReason,
  at: Date,
  { liftedAt = null }: { readonly liftedAt?: Date | null } = {},
): PendingWrite {
  const points = RELIABILITY.points[reason];
  const event = { userId: requireProviderId(task), taskId: task.id, reason, points, at, liftedAt };
  return new PendingWrite(transaction.insert(reliabilityEvents).values(event).onConflictDoNothing());
}
