import { CallError } from '@/lib/contract/call-error';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { findOutdoorHours } from '@/lib/funnel/kinds/cleaning/quote';

import { defineHandler } from '../handler';
import { requireOnlyPriceBook } from '../prices';

const PRICED_BY = { kind: 'cleaning', cityId: DEFAULT_CITY_ID } as const;

export const handler = defineHandler('boot/calchours4cleanoutdoor', async (input, { ports }) => {
  const book = await requireOnlyPriceBook(ports.database.connection, PRICED_BY, ports.clock.now());
  const needHour = findOutdoorHours(input, book);
  if (needHour === null) throw new CallError('service-not-available');
  return { needHour };
});
