import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { HOUR_OFFERS } from '@/lib/domain/constants/providers';

import { isFree } from '../../../availability';
import { defineHandler, requireActor } from '../../../handler';
import { holdPerson } from '../../../people';
import { tellOfRegular } from '../../../regulars';
import { hourOffers } from '../../../schema';
import { requireVisit } from '../../matching/slot';
import { sendAfterCommit } from '../../telling/tell';
import { findOfferedWork, isRegularOf, toOfferedWish } from './offered-work';

/** Holds nothing: the first who orders the hour has it, and an offer that is taken meanwhile is no longer shown. */
export const handler = defineHandler(
  'regular/offerhour',
  async ({ customerUserId, gDate, deliverytimeid: deliveryTimeId }, context) => {
    const pair = { customerId: customerUserId, providerId: requireActor(context).userId };
    const { database, clock } = context.ports;
    const now = clock.now();
    await database.transaction(async (transaction) => {
      // Two offers at once wait for each other.
      await holdPerson(transaction, pair.providerId, 'update');
      const task = (await isRegularOf(transaction, pair)) ? await findOfferedWork(transaction, pair) : null;
      if (!task) throw new CallError('not-found');
      const wish = toOfferedWish(task, { gDate, deliveryTimeId });
      const { startsAtMs } = requireVisit(wish, now.getTime());
      const endsAtMs = Math.min(now.getTime() + HOUR_OFFERS.waitsMs, startsAtMs - HOUR_OFFERS.endsAheadMs);
      if (endsAtMs <= now.getTime()) throw new CallError('slot-expired');
      if (!(await isFree(transaction, wish, pair.providerId, now.getTime()))) throw new CallError('slot-taken');
      const isEarlier = and(
        eq(hourOffers.customerId, pair.customerId),
        eq(hourOffers.providerId, pair.providerId),
        eq(hourOffers.state, 'open'),
      );
      await transaction.update(hourOffers).set({ state: 'replaced' }).where(isEarlier);
      const offer = { gDate, deliveryTimeId, state: 'open', offeredAt: now, endsAt: new Date(endsAtMs) } as const;
      await transaction.insert(hourOffers).values({ ...pair, taskId: task.id, ...offer });
      await tellOfRegular(transaction, {
        readerId: pair.customerId,
        event: 'regular-hour-offered',
        about: { userId: pair.providerId, side: 'provider' },
        visit: { startsAtMs, hourCount: wish.hours },
        now,
      });
    });
    sendAfterCommit(context);
    return {};
  },
);
