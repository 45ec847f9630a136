import { CallError } from '@/lib/contract/call-error';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants';
import { findOutdoorHours } from '@/lib/funnel/quote/cleaning';

import { defineHandler } from '../handler';
import { requireCleaningPriceBook } from './price-book';

export const handler = defineHandler('boot/calchours4cleanoutdoor', async (input, { ports }) => {
  const book = await requireCleaningPriceBook(ports.database.connection, DEFAULT_CITY_ID, ports.clock.now());
  const needHour = findOutdoorHours(input, book);
  if (needHour === null) throw new CallError('service-not-available');
  return { needHour };
});
