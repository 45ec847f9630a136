import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { pricedAnswers } from '@/lib/contract/order-draft';
import { findBidWindowEndMs } from '@/lib/domain/order/bids';
import { BID_WINDOW_MS } from '@/lib/domain/constants/bidding';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { isDeliveryTimeId, toVisitInterval } from '@/lib/domain/order/delivery-time';

import { defineHandler } from '../../../handler';
import { findPriceCityId } from '../../../prices';
import { categories } from '../../../schema';
import { toGuide } from '../../reading/own-bids';
import { requireOrderQuote } from '../../placing/order-quote';

type Input = CallInput<'suggestion/getguideprice'>;

export const handler = defineHandler('suggestion/getguideprice', async (input, context) => {
  const { connection } = context.ports.database;
  const cityId = await findPriceCityId(connection, input);
  const [category] = await connection.select().from(categories).where(eq(categories.id, input.srvcategoryid));
  if (!category || category.matching !== 'bids') throw new CallError('service-not-available');
  const answers = pricedAnswers.parse({ ...input, serviceEnum: category.kind });
  const place = { categoryId: category.id, cityId };
  const { detail } = await requireOrderQuote(connection, answers, place, context.ports);
  return {
    guide: toGuide({ detail: detail ?? null }, context.request.locale),
    floorRial: detail?.bidding?.floorRials ?? 0,
    windowMinutes: Math.floor(toWindowMs(input, context.ports.clock.now().getTime()) / MINUTE_MS),
  };
});

/** The longest one without an hour; none for an hour that is too near. */
function toWindowMs({ gDate, deliverytimeid }: Input, nowMs: number): number {
  if (gDate === undefined || deliverytimeid === undefined || !isDeliveryTimeId(deliverytimeid)) return BID_WINDOW_MS;
  return Math.max(
    0,
    (findBidWindowEndMs(nowMs, toVisitInterval(gDate, deliverytimeid, 1).startsAtMs) ?? nowMs) - nowMs,
  );
}
