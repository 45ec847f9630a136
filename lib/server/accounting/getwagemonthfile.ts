import { defineHandler, requireActor } from '../handler';
import { toMonthFile } from './month-file';
import { readWageMonth } from './wage-month';
import { toWageDocument, toWageRows } from './wage-month-words';

export const handler = defineHandler('accounting/getwagemonthfile', async ({ of, format }, context) => {
  const now = context.ports.clock.now();
  const month = await readWageMonth(context.ports.database.connection, requireActor(context), { of, now });
  const { locale } = context.request;
  return toMonthFile({
    format,
    now,
    toRows: () => toWageRows(month, locale),
    toDocument: () => toWageDocument(month, locale),
  });
});
