import { toPaymentDueMs } from '@/lib/domain/order/order-lifecycle';

import { selectProviderSchedule } from '../../../availability';
import { toRow } from '../../../ports/ask-together';
import { takeSlot, toSlotWrite } from '../../record/store';
import { requireAnswer } from '../../../kinds';
import type { Chosen, MatchingWay } from '../placing';
import { requireCashOffer } from '../../matching/cash-offer';
import {
  type ChosenProvider,
  requireFree,
  requireFreeProvider,
  requireVisit,
  withNextOffer,
} from '../../matching/slot';
import { supersedeUnpaid } from './supersede';
import { toVisitWish } from './visit-wish';

/** The customer has chosen who comes, at an hour when she is free (BEHAVIOUR 5). */
export const chosenProvider: MatchingWay<'provider'> = {
  way: 'provider',

  ask(transaction, draft, { customerId, locationId, now }) {
    const search = {
      categoryId: draft.srvcategoryid,
      typeId: requireAnswer(draft.srvcattypeid, 'srvcattypeid'),
      moreTypeIds: draft.moreTypeIds,
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
    return { wish, truck: null, visit, providerId: requireAnswer(draft.workerUserId, 'workerUserId') };
  },

  supersede: supersedeUnpaid,

  async requireMatch(
    transaction,
    { wish, providerId: chosenId },
    { chosen, isLookedAtAgain, paymentWay, commissionRials, now },
  ) {
    if (!wish) throw new Error('A visit was planned without an hour');
    const providerId = chosenId ?? 0;
    const free = isLookedAtAgain
      ? await requireFreeProvider(transaction, wish, providerId, now.getTime())
      : requireFree(wish, toProvider(chosen), now.getTime());
    if (paymentWay === 'cash') await requireCashOffer(transaction, providerId, commissionRials);
    return free;
  },

  toBeginning: (_plan, now) => ({
    state: 'PENDING_PAYMENT',
    paymentExpiresAt: new Date(toPaymentDueMs(now.getTime())),
  }),

  async hold(transaction, task, { chosen }) {
    const providerId = task.providerId ?? 0;
    // A provider without a team waits for none, and costs no further statement.
    const isAlone = toProvider(chosen)?.teamOf === null;
    if (isAlone) return [toSlotWrite(transaction, task, { providerId, personId: providerId })];
    return [await takeSlot(transaction, task, providerId)];
  },

  orNextOffer: (executor, findPlan, now, work) =>
    withNextOffer(executor, () => findPlan()?.wish ?? null, now.getTime(), work),
};

function toProvider(chosen: Chosen | null): ChosenProvider | null {
  return chosen && 'people' in chosen ? chosen : null;
}
