import { eq } from 'drizzle-orm';

import { DEFAULT_CITY_ID } from '@/lib/domain/constants';
import { toSettlement } from '@/lib/funnel/quote/settlement';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { getSpendable } from '../money';
import type { Executor } from '../ports/database';
import { locations } from '../schema';
import { requireCleaningQuote, requireOrderableCleaning, toOrderPriceRials } from './cleaning-quote';
import { toPriceLines } from './price-lines';

export const handler = defineHandler('clean/getcleanprice', async (input, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const cityId = input.locationid ? await findCityId(connection, input.locationid) : (input.cityid ?? DEFAULT_CITY_ID);
  const categoryId = await requireOrderableCleaning(connection, input.srvcattypeid, cityId, context.ports);
  const quote = await requireCleaningQuote(connection, input, { categoryId, cityId }, context.ports);
  const balances = await readBalances(context, now);
  const split = toSettlement({
    priceRials: toOrderPriceRials(quote),
    ...balances,
    usesGift: input.usesGift,
    usesWallet: input.usesWallet,
  });
  return {
    lines: toPriceLines(quote.lines, context.request.locale),
    priceRial: quote.priceRials,
    discountRial: quote.discountRials,
    giftRial: split.giftRials,
    walletRial: split.walletRials,
    payableRial: split.payableRials,
    needHour: quote.needHours,
    minHour: quote.minHours,
  };
});

async function findCityId(executor: Executor, locationId: number): Promise<number> {
  const [location] = await executor
    .select({ cityId: locations.cityId })
    .from(locations)
    .where(eq(locations.id, locationId));
  return location?.cityId ?? DEFAULT_CITY_ID;
}

/** A visitor has neither gift nor wallet. */
async function readBalances({ actor, ports }: CallContext, now: Date) {
  if (!actor) return { giftBalanceRials: 0, walletBalanceRials: 0 };
  const { connection } = ports.database;
  return getSpendable(connection, actor.userId, now);
}
