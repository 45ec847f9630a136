import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { readFirmMonth } from './firm-month';
import { toFirmDocument, toFirmRows } from './firm-month-words';
import { toMonthFile } from './month-file';

export const handler = defineHandler('accounting/getfirmmonthfile', async ({ of, format }, context) => {
  const now = context.ports.clock.now();
  const month = await readFirmMonth(context.ports.database.connection, requireActor(context).userId, { of, now });
  const { firm } = month;
  if (!firm) throw new CallError('not-found');
  const { locale } = context.request;
  return toMonthFile({
    format,
    now,
    toRows: () => toFirmRows(month, locale),
    toDocument: () => toFirmDocument({ ...month, firm }, locale),
  });
});
