import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toSettlement } from '@/lib/funnel/quote/settlement';

import { defineHandler, requireActor } from '../handler';
import type { Executor } from '../ports/database';
import { tasks, type TaskRow } from '../schema';
import { tryGiftCode } from './gift-code-tries';
import { requireGiftCodeRials } from './gift-codes';
import { getUsableGiftRials, toGiftOrder } from './gift-funds';
import { getSpendableGiftRials } from './gifts';

/**
 * With a price or an order, returns the part of the gifts that it can use. A code stays unused until an order is
 * settled with it.
 */
export const handler = defineHandler('gift/verifygift', async ({ giftCode, priceRial, taskid }, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const task = taskid === undefined ? null : await requireOwnTask(connection, taskid, userId);
  const order = task && toGiftOrder(task);
  const balanceGiftCredit = await getSpendableGiftRials(connection, userId, now);
  const codeRials = giftCode
    ? await tryGiftCode(context, userId, () => requireGiftCodeRials(connection, giftCode, { userId, order, now }))
    : 0;
  const ownRials = task ? await getUsableGiftRials(connection, task, now) : balanceGiftCredit;
  const giftBalanceRials = ownRials + codeRials;
  const { giftRials } = toSettlement({
    priceRials: order?.priceRials ?? priceRial ?? 2 * giftBalanceRials,
    giftBalanceRials,
    walletBalanceRials: 0,
    usesGift: true,
    usesWallet: false,
  });
  return { giftRial: giftRials, balanceGiftCredit };
});

async function requireOwnTask(executor: Executor, taskId: number, userId: number): Promise<TaskRow> {
  const [task] = await executor.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new CallError('not-found');
  if (task.customerId !== userId) throw new CallError('not-yours');
  return task;
}
