import { findWashHours } from '@/lib/funnel/kinds/carwash/quote';

import { defineHandler } from '../handler';
import { findPriceCityId } from './place-city';
import { requireOnlyPriceBook } from './price-book';

export const handler = defineHandler('car/getallrate', async ({ srvcattypeid: typeId, ...place }, { ports }) => {
  const { connection } = ports.database;
  const cityId = await findPriceCityId(connection, place);
  const book = await requireOnlyPriceBook(connection, { kind: 'carwash', cityId }, ports.clock.now());
  const rates = book.cities.flatMap((city) => city.rates).filter((rate) => rate.typeId === typeId);
  return {
    lstRate: rates.map(({ bodyTypeId, method, amountRials }) => ({
      carTypeId: bodyTypeId,
      carWashMethod: method,
      priceRial: amountRials,
      needHour: findWashHours(book, { typeId, bodyTypeId, method }) ?? 1,
    })),
  };
});
