import { SERIES_DISCOUNT_PERCENT, SERIES_WEEKS } from '@/lib/domain/constants/orders';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toSeriesDiscountRials } from '@/lib/domain/series/discount';
import { NO_MARK } from '@/lib/domain/series/series';
import { listPlannedDays } from '@/lib/domain/series/visits';
import { addDays, DAYS_A_WEEK } from '@/lib/domain/site/jalali-date';
import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { answerPrice } from '../../placing/answer-price';
import { requirePlan } from '../../series/begin';
import { listConflicts } from '../../series/conflicts';

const DAYS_SHOWN = 6;
const ORDERED = 1;

export const handler = defineHandler('series/getplan', async (answers, context) => {
  if (!getKind(answers.serviceEnum).comesAgain) throw new CallError('series-not-offered');
  const { database, clock } = context.ports;
  const planned = requirePlan(answers);
  const price = await answerPrice({ ...answers, usesGift: false, usesWallet: false }, context);
  const firstRial = price.priceRial - price.discountRial;
  const lastDay = addDays(planned.firstDay, SERIES_WEEKS * DAYS_A_WEEK);
  return {
    firstRial,
    discountPercent: SERIES_DISCOUNT_PERCENT[planned.plan],
    laterRial: firstRial - toSeriesDiscountRials(planned.plan, price.priceRial),
    lstDay: listPlannedDays(planned, planned.firstDay, lastDay).slice(0, DAYS_SHOWN),
    lstConflict: await listConflicts(database.connection, {
      seriesId: null,
      // The first visit is ordered by itself.
      series: { ...planned, marks: new Map([[planned.firstDay, { ...NO_MARK, taskId: ORDERED }]]) },
      providerId: answers.workerUserId,
      customerId: requireActor(context).userId,
      categoryId: answers.srvcategoryid,
      typeId: answers.srvcattypeid ?? 0,
      locationId: answers.locationid,
      hours: price.needHour,
      nowMs: clock.now().getTime(),
    }),
  };
});
