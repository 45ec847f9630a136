import { listExtras } from '@/lib/funnel/kinds/cleaning/quote';

import { defineHandler } from '../handler';
import { findPriceCityId } from './place-city';
import { requireOnlyPriceBook } from './price-book';

export const handler = defineHandler('clean/getallextra', async ({ srvcattypeid, ...place }, { ports }) => {
  const { connection } = ports.database;
  const cityId = await findPriceCityId(connection, place);
  const book = await requireOnlyPriceBook(connection, { kind: 'cleaning', cityId }, ports.clock.now());
  return {
    lstExtra: listExtras(book, srvcattypeid).map(({ key: extra, amountRials: priceRial, extraMinutes: minutes }) => ({
      extra,
      priceRial,
      minutes,
    })),
  };
});
