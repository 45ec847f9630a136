import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order-lifecycle';

import { defineHandler, requireActor } from '../handler';
import { type Cancellation, previewCancellation, settleBankRefunds } from '../money';
import { makeMove } from './move';
import { requireOwnRequest } from './store';

/** The preview and the cancellation are made by the same function: what was shown is what is charged, while the clock stands. */
export const handler = defineHandler('reqandpay/cancelrequest', async ({ reqid, previewOnly, reason }, context) => {
  const { connection } = context.ports.database;
  const { userId } = requireActor(context);
  const task = await requireOwnRequest(connection, reqid, userId);
  if (!isMoveAllowed('cancel', task.state, 'customer')) throw new CallError('move-not-allowed');
  if (previewOnly) return toAnswer(await previewCancellation(connection, task, context.ports.clock.now()));
  const { cancellation } = await makeMove(context, { taskId: task.id, move: 'cancel', actorId: userId });
  context.log.info({ taskId: task.id, reason }, 'a customer cancelled an order');
  const settled = await settleBankRefunds(context, task.id);
  return toAnswer(settled.reduce(moveToWallet, cancellation ?? { feeRials: 0, refunds: [] }));
});

/** The bank did not take it back after all. */
function moveToWallet(cancellation: Cancellation, refund: { readonly state: string; readonly amountRials: number }): Cancellation {
  if (refund.state !== 'wallet') return cancellation;
  const walletRials = cancellation.refunds.filter(({ to }) => to === 'wallet').reduce((sum, { amountRials }) => sum + amountRials, refund.amountRials);
  const others = cancellation.refunds.filter(({ to }) => to === 'gift');
  return { ...cancellation, refunds: [...others, { to: 'wallet', amountRials: walletRials }] };
}

function toAnswer({ feeRials, refunds }: Cancellation) {
  return { feeRial: feeRials, refunds: refunds.map(({ to, amountRials }) => ({ to, amountRial: amountRials })) };
}
