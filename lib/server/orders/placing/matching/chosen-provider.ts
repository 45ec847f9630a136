import { CallError } from '@/lib/contract/call-error';
import { toCommissionRials } from '@/lib/domain/money';
import { toPaymentDueMs } from '@/lib/domain/order-lifecycle';

import { selectProviderSchedule } from '../../../availability';
import { getBalanceRials, userAccount } from '../../../money';
import { toRow } from '../../../ports/ask-together';
import type { Transaction } from '../../../ports/database';
import { takeSlot } from '../../moves/store';
import { requireAnswer } from '../order-place';
import type { MatchingWay } from '../placed-kind';
import { requireFree, requireFreeProvider, requireVisit, withNextOffer } from './slot';
import { supersedeUnpaid } from './supersede';
import { toVisitWish } from './task-wish';

/** The customer has chosen who comes, at an hour when she is free (BEHAVIOUR 5). */
export const chosenProvider: MatchingWay<'provider'> = {
  way: 'provider',

  ask(transaction, draft, { customerId, locationId, now }) {
    const search = {
      categoryId: draft.srvcategoryid,
      typeId: draft.srvcattypeid,
      locationId,
      customerId,
      providerId: draft.workerUserId ?? 0,
      carWashMethod: draft.carWashLocation,
    };
    return toRow(selectProviderSchedule(transaction, search, now.getTime()));
  },

  plan(draft, place, now) {
    const wish = toVisitWish(draft, place);
    const visit = requireVisit(wish, now.getTime());
    return { wish, visit, providerId: requireAnswer(draft.workerUserId, 'workerUserId') };
  },

  supersede: supersedeUnpaid,

  async requireMatch(
    transaction,
    { wish, providerId: chosenId },
    { chosen, isLookedAtAgain, paymentWay, priceRials, now },
  ) {
    const providerId = chosenId ?? 0;
    const free = isLookedAtAgain
      ? await requireFreeProvider(transaction, wish, providerId, now.getTime())
      : requireFree(wish, chosen, now.getTime());
    if (paymentWay === 'cash') await requireCashOffer(transaction, providerId, priceRials);
    return free;
  },

  toBeginning: (_plan, now) => ({
    state: 'PENDING_PAYMENT',
    paymentExpiresAt: new Date(toPaymentDueMs(now.getTime())),
  }),

  hold: (transaction, task) => [takeSlot(transaction, task, task.providerId ?? 0)],

  orNextOffer: (executor, findPlan, now, work) =>
    withNextOffer(executor, () => findPlan()?.wish ?? null, now.getTime(), work),
};

/** Throws cash-not-offered with a provider whose bidding credit does not cover the commission (BEHAVIOUR 9). */
async function requireCashOffer(transaction: Transaction, providerId: number, priceRials: number): Promise<void> {
  const creditRials = await getBalanceRials(transaction, userAccount('bidding-credit', providerId));
  if (creditRials < toCommissionRials(priceRials)) throw new CallError('cash-not-offered');
}
