import { getMove } from '@/lib/domain/order/order-lifecycle';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { toOfferEndWrites } from '../../alerts';
import type { PendingWrite } from '../../ports/write-together';
import type { Consequence, Moved } from '../record/consequence';

/**
 * Tells everybody who was offered an order that it is gone (BEHAVIOUR 30): the asked provider, or all who could bid.
 */
export const endOfOffer: Consequence = {
  name: 'end of the offer',
  plan: (_transaction, moved) => ({ writes: toEndOfOffer(moved) }),
};

function toEndOfOffer({ task, before, move, now }: Moved): PendingWrite[] {
  const why = getMove(move).closesOffer;
  if (!why) return [];
  const ended = { taskId: task.id, why, now };
  if (before.state === 'AWAITING_PROVIDER') return toOfferEndWrites({ ...ended, askedId: before.providerId });
  const isOfMany = before.state === 'BIDDING' || before.state === 'PENDING_PAYMENT';
  if (!isOfMany || !isOfKind(task.kind, { matching: 'bids' })) return [];
  return toOfferEndWrites({ ...ended, askedId: null, winnerId: move === 'pay' ? task.providerId : null });
}
