import { defineHandler, requireActor } from '../handler';
import { toMonthFile } from './month-file';
import { readPayMonth } from './pay-month';
import { toMonthDocument, toMonthRows } from './pay-month-words';

export const handler = defineHandler('accounting/getpaymonthfile', async ({ of, format }, context) => {
  const now = context.ports.clock.now();
  const month = await readPayMonth(context.ports.database.connection, requireActor(context).userId, { of, now });
  const { locale } = context.request;
  return toMonthFile({
    format,
    now,
    toRows: () => toMonthRows(month, locale),
    toDocument: () => toMonthDocument(month, locale),
  });
});
