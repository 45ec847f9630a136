import { CallError } from '@/lib/contract/call-error';
import { listUsualHomes } from '@/lib/funnel/kinds/cleaning/usual-homes';

import { defineHandler } from '../handler';
import { findPriceCityId } from './place-city';
import { requireOnlyPriceBook } from './price-book';

export const handler = defineHandler('clean/getallhome', async ({ srvcattypeid: typeId, ...place }, { ports }) => {
  const { connection } = ports.database;
  const cityId = await findPriceCityId(connection, place);
  const book = await requireOnlyPriceBook(connection, { kind: 'cleaning', cityId }, ports.clock.now());
  const homes = listUsualHomes(book, { typeId, cityId });
  if (!homes) throw new CallError('service-not-available');
  return {
    lstHome: homes.map(({ areaM2, needHours: needHour, priceRials: priceRial }) => ({ areaM2, needHour, priceRial })),
  };
});
