import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer, CallInput } from '@/lib/contract';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { defineHandler, requireActor } from '../../../handler';
import { type Cancellation, type CancellationPreview, previewCancellation } from '../../../money';
import { moveLocked } from '../../moves/move';
import { settleBankRefunds } from '../../payments/bank-refunds';
import { lockOwnRequest, requireOwnRequest } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

type Name = 'reqandpay/cancelrequest';
type Answer = CallAnswer<Name>;

/**
 * One function makes the preview and the cancellation. A caller that sends its shown sums is charged these or nothing.
 * Other sums by now are answered as cancellation-changed with the new ones, and the order stays.
 */
export const handler = defineHandler(
  'reqandpay/cancelrequest',
  async ({ reqid, previewOnly, reason, seen }, context) => {
    const { connection } = context.ports.database;
    const { userId } = requireActor(context);
    const now = context.ports.clock.now();
    if (previewOnly) {
      const task = await requireOwnRequest(connection, reqid, userId);
      if (!isMoveAllowed('cancel', task, 'customer')) throw new CallError('move-not-allowed');
      return toPreviewAnswer(await previewCancellation(connection, task, now));
    }
    const { taskId, preview, cancellation } = await context.ports.database.transaction(async (transaction) => {
      const task = await lockOwnRequest(transaction, reqid, userId);
      if (!isMoveAllowed('cancel', task, 'customer')) throw new CallError('move-not-allowed');
      const preview = await previewCancellation(transaction, task, now);
      refuseOtherSums(preview, seen);
      const moved = await moveLocked(transaction, task, { move: 'cancel', actorId: userId, reason, now });
      return { taskId: task.id, preview, cancellation: moved.cancellation ?? preview };
    });
    sendAfterCommit(context);
    context.log.info({ taskId, hasReason: reason !== '' }, 'a customer cancelled an order');
    const goesThroughBank = cancellation.refunds.some(({ to }) => to === 'gateway');
    const settled = goesThroughBank ? await settleBankRefunds(context, taskId) : [];
    return { ...toPreviewAnswer(preview), ...toAnswer(settled.reduce(moveToWallet, cancellation)) };
  },
);

/** Throws cancellation-changed with the sums of now. */
function refuseOtherSums(preview: CancellationPreview, seen: CallInput<Name>['seen']): void {
  if (!seen || toSums(seen) === toSums(toAnswer(preview))) return;
  throw new CallError('cancellation-changed', { details: { ...toPreviewAnswer(preview) } });
}

function toSums({ feeRial, refunds }: Pick<Answer, 'feeRial' | 'refunds'>): string {
  return [feeRial, ...refunds.map(({ to, amountRial }) => `${to}:${amountRial}`).sort()].join(' ');
}

/** The bank did not take it back after all. */
function moveToWallet(
  cancellation: Cancellation,
  refund: { readonly cause: string; readonly state: string; readonly amountRials: number },
): Cancellation {
  if (refund.state !== 'wallet' || refund.cause !== 'refund') return cancellation;
  const walletRials = cancellation.refunds
    .filter(({ to }) => to === 'wallet')
    .reduce((sum, { amountRials }) => sum + amountRials, refund.amountRials);
  const others = cancellation.refunds.filter(({ to }) => to === 'gift');
  return { ...cancellation, refunds: [...others, { to: 'wallet', amountRials: walletRials }] };
}

function toAnswer({ feeRials, refunds }: Cancellation): Pick<Answer, 'feeRial' | 'refunds'> {
  return { feeRial: feeRials, refunds: refunds.map(({ to, amountRials }) => ({ to, amountRial: amountRials })) };
}

function toPreviewAnswer(preview: CancellationPreview): Answer {
  return {
    ...toAnswer(preview),
    walletFeeRial: preview.walletFeeRials,
    rule: preview.reason,
    freeUntilMs: preview.freeUntilMs,
  };
}
