import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { KINDS } from '@/lib/funnel/kinds';

import { defineHandler, requireActor } from '../../../handler';
import { hourOffers, tasks } from '../../../schema';
import { placeOrder } from '../../placing/place-order';
import { toOfferedDraft } from './offered-work';

/** The order has the offer's own key: an offer is one order, also where it is sent twice at once. */
export const handler = defineHandler('regular/takeoffer', async ({ offerid, priceRial }, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const isIt = and(eq(hourOffers.id, offerid), eq(hourOffers.customerId, userId));
  const [found] = await connection
    .select({ offer: hourOffers, task: tasks })
    .from(hourOffers)
    .innerJoin(tasks, eq(tasks.id, hourOffers.taskId))
    .where(isIt);
  if (!found) throw new CallError('not-found');
  const { offer, task } = found;
  if (offer.state !== 'open' || offer.endsAt <= context.ports.clock.now()) throw new CallError('move-not-allowed');
  const draft = toOfferedDraft(task, offer, priceRial);
  const request = { ...context.request, idempotencyKey: `hour-offer-${offer.id}-${priceRial}` };
  const placed = await placeOrder(KINDS[task.kind].place, draft, { ...context, request });
  await connection.update(hourOffers).set({ state: 'taken' }).where(isIt);
  return {
    taskid: placed.taskid,
    reqid: placed.reqid,
    state: placed.state,
    paymentWay: task.paymentWay,
    usesGift: draft.usesGift,
    usesWallet: draft.usesWallet,
  };
});
