import { CallError } from '@/lib/contract/call-error';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { findCleaningRules, neededHours } from '@/lib/funnel/kinds/cleaning/quote';

import { defineHandler } from '../handler';
import { requireOnlyPriceBook } from '../prices';

const PRICED_BY = { kind: 'cleaning', cityId: DEFAULT_CITY_ID } as const;

/** The rules for hours are the same in every city, so the default city's book tells them. */
export const handler = defineHandler('boot/calchours', async ({ srvcattypeid, ...home }, { ports }) => {
  const book = await requireOnlyPriceBook(ports.database.connection, PRICED_BY, ports.clock.now());
  const typeId = srvcattypeid ?? book.types[0]?.typeId ?? 0;
  const rules = findCleaningRules(book, typeId);
  if (!rules) throw new CallError('service-not-available');
  return { needHour: neededHours(home, [], rules) };
});
