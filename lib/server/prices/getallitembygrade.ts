import { defineHandler } from '../handler';
import { findPriceCityId } from './place-city';
import { requireOnlyPriceBook } from './price-book';
import { listItems } from './laundry-items';

export const handler = defineHandler(
  'laundry/getallitembygrade',
  async ({ servicegrade: grade, srvcattypeid, ...place }, { ports, request: { locale } }) => {
    const { connection } = ports.database;
    const cityId = await findPriceCityId(connection, place);
    const book = await requireOnlyPriceBook(connection, { kind: 'laundry', cityId }, ports.clock.now());
    return listItems(book, { grade, typeId: srvcattypeid ?? null, locale });
  },
);
