import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';

import { defineHandler } from '../handler';
import { requireOnlyPriceBook } from './price-book';
import { listItems } from './laundry-items';

export const handler = defineHandler('laundry/getAllItems', async (_nothing, { ports, request: { locale } }) => {
  const place = { kind: 'laundry', cityId: DEFAULT_CITY_ID } as const;
  const book = await requireOnlyPriceBook(ports.database.connection, place, ports.clock.now());
  return listItems(book, { grade: null, typeId: null, locale });
});
