import { getMove } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { toOfferEndWrites } from '../../alerts';
import type { PendingWrite } from '../../ports/write-together';
import type { TaskRow } from '../../schema';

interface MovedOrder {
  readonly task: TaskRow;
  readonly before: TaskRow;
  readonly move: OrderMove;
  readonly now: Date;
}

/**
 * What tells who was offered an order that it can be had no more (BEHAVIOUR 30): the one who was asked, or all who
 * could bid.
 */
export function toEndOfOffer({ task, before, move, now }: MovedOrder): PendingWrite[] {
  const why = getMove(move).closesOffer;
  if (!why) return [];
  const ended = { taskId: task.id, why, now };
  if (before.state === 'AWAITING_PROVIDER') return toOfferEndWrites({ ...ended, askedId: before.providerId });
  const isOfMany = before.state === 'BIDDING' || before.state === 'PENDING_PAYMENT';
  if (!isOfMany || !isOfKind(task.kind, { matching: 'bids' })) return [];
  return toOfferEndWrites({ ...ended, askedId: null, winnerId: move === 'pay' ? task.providerId : null });
}
