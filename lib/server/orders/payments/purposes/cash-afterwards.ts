import { eq } from 'drizzle-orm';

import { readOrderSums } from '../../../money';
import type { Transaction } from '../../../ports/database';
import { tasks } from '../../../schema';
import { toGatewayName } from '../../record/gateways';
import { toCompletesAt } from '../../record/state-timers';
import { lockTask } from '../../record/store';
import { tell } from '../../telling/tell';
import { endCashClaim, isCashOpen, PAID_OTHERWISE } from '../cash';
import { takeIntoEscrow, type BookPaid, type PaidAttempt } from './paid';

/** Cash that its customer pays at the bank after all. */
export const bookCashAfterwards: BookPaid = async (transaction, paid) => {
  if (!(await takeIntoEscrow(transaction, paid, { isWanted: isCashOpen(paid.task) }))) return null;
  return () => turnToOnline(transaction, paid);
};

/**
 * A cash order is an online one from now on. Its provider hears at once that the customer paid (SPEC 4), and not again
 * at completion.
 */
async function turnToOnline(transaction: Transaction, { attempt, now }: PaidAttempt): Promise<void> {
  const { taskId, amountRials, gatewayId } = attempt;
  const before = await lockTask(transaction, taskId);
  // Until then the claim that nothing was paid held it back.
  const wasClaimed = before.cashOutcome === 'none';
  const claim = wasClaimed ? { completesAt: toCompletesAt(before, now) } : {};
  if (wasClaimed) await endCashClaim(transaction, taskId, now);
  const [task] = await transaction
    .update(tasks)
    .set({ paymentWay: 'online', ...PAID_OTHERWISE, ...claim, paidAt: now, updatedAt: now })
    .where(eq(tasks.id, taskId))
    .returning();
  if (!task) return;
  const { giftRials, walletRials, bankRials, netRials } = await readOrderSums(transaction, task);
  const sums = { giftRials, walletRials, bankRials };
  await tell(transaction, { userId: task.customerId, event: 'order-paid', task, now, sums });
  if (task.providerId === null) return;
  await tell(transaction, {
    userId: task.providerId,
    event: 'work-paid',
    task,
    now,
    amountRials,
    sums: { netRials },
    gateway: toGatewayName('online', gatewayId),
  });
}
