import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../../../handler';
import { answerOnce, requireKeyedRequestOf } from '../../../idempotency';
import { tasks } from '../../../schema';
import { sendAfterCommit } from '../../telling/tell';
import { isOpenChange } from '../../payments/approve-price';
import { decidePrice } from '../../payments/decide-price';
import { listLinkWays } from '../../payments/link-ways';
import { requireLinkedChange } from '../../payments/price-link';
import { beginPricePayment } from '../../payments/price-payment';

type Answer = CallAnswer<'pricechange/decidebylink'>;

/**
 * The holder of the SMS decides in the customer's place, once. What is more is paid as the order was, and no other way
 * is asked for.
 */
export const handler = defineHandler('pricechange/decidebylink', async (input, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const change = await requireLinkedChange(context, input.priceKey);
  const { id: changeId } = change;
  const decision = { changeId, isApproved: input.approve, customerId: null, now };
  const [task] = await database.connection.select().from(tasks).where(eq(tasks.id, change.taskId));
  if (!task) throw new Error(`There is no order of the price change ${changeId}.`);
  const keyed = requireKeyedRequestOf(task.customerId, context, 'pricechange/decidebylink', input);
  const isPaid = input.approve && isOpenChange(change, now) && change.newRials > change.oldRials;
  const [way = null] = isPaid ? await listLinkWays(context, task, change) : [];
  // The wallet is filled by its owner alone, on the order's own page.
  if (isPaid && way === null) throw new CallError('wallet-too-low');
  if (way === 'online') {
    const { redirectUrl } = await beginPricePayment(context, { changeId, customerId: null, keyed });
    return { redirectUrl };
  }
  const { redirectUrl } = await database.transaction((transaction) =>
    answerOnce<Record<never, never>, Answer>(transaction, {
      request: keyed,
      now,
      questions: {},
      work: async () => {
        await decidePrice(transaction, { ...decision, way });
        return { answer: { redirectUrl: null }, writes: [] };
      },
    }),
  );
  sendAfterCommit(context);
  return { redirectUrl };
});
