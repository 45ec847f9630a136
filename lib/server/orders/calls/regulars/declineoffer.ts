import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toStartHour } from '@/lib/domain/order/delivery-time';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { defineHandler, requireActor } from '../../../handler';
import { holdPerson } from '../../../people';
import { tellOfRegular } from '../../../regulars';
import { hourOffers, tasks } from '../../../schema';
import { toHourCount } from '../../record/visit-facts';
import { sendAfterCommit } from '../../telling/tell';
import { isOpenOffer } from './offered-work';

export const handler = defineHandler('regular/declineoffer', async ({ offerid }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const isIt = and(eq(hourOffers.id, offerid), eq(hourOffers.customerId, userId), isOpenOffer(now));
    const [offer] = await transaction.update(hourOffers).set({ state: 'declined' }).where(isIt).returning();
    if (!offer) throw new CallError('not-found');
    const [task] = await transaction.select().from(tasks).where(eq(tasks.id, offer.taskId));
    if (!task) throw new CallError('not-found');
    await tellOfRegular(transaction, {
      readerId: offer.providerId,
      event: 'regular-hour-declined',
      about: { userId, side: 'customer' },
      visit: {
        startsAtMs: toInstantMs(offer.gDate, toStartHour(offer.deliveryTimeId)),
        hourCount: toHourCount(task),
      },
      now,
    });
  });
  sendAfterCommit(context);
  return {};
});
