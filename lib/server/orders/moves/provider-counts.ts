import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { ReliabilityReason } from '@/lib/contract/provider-enumerations';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { toWithdrawalReason } from '@/lib/domain/order/withdrawal';

import { requireProviderId } from '../../money';
import type { Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import { providers, reliabilityEvents, type TaskRow } from '../../schema';
import { toDueAtMs } from '../record/move-opening';

/** What a move counts for its provider: jobs done, and the reliability with the reason that it moved for. */
export function toProviderCounts(transaction: Transaction, task: TaskRow, move: OrderMove, now: Date): PendingWrite[] {
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
  const reason = findFault(task, move, now);
  if (reason === null) return [];
  return [
    write({ reliability: sql`greatest(0, ${providers.reliability} + ${RELIABILITY.points[reason]}::integer)` }),
    toReliabilityEvent(transaction, task, reason, now),
  ];
}

/**
 * Null for a move that is no fault of the provider's. Refusing an offer, or not answering one, is none (BEHAVIOUR 11).
 */
function findFault(task: TaskRow, move: OrderMove, now: Date): Exclude<ReliabilityReason, 'kept'> | null {
  if (move === 'reportNoShow') return 'no-show';
  return move === 'withdraw' || move === 'giveBack' ? toWithdrawalReason(toDueAtMs(task), now.getTime()) : null;
}

/** Why the reliability moved, so that its provider can read it (BEHAVIOUR 18). */
function toReliabilityEvent(
  transaction: Transaction,
  task: TaskRow,
  reason: ReliabilityReason,
  at: Date,
): PendingWrite {
  const points = RELIABILITY.points[reason];
  const event = { userId: requireProviderId(task), taskId: task.id, reason, points, at };
  return new PendingWrite(transaction.insert(reliabilityEvents).values(event).onConflictDoNothing());
}
