import { defineHandler, requireActor } from '../handler';
import { toMonthFile } from './month-file';
import { readOwnMonth } from './own-month';
import { toOwnDocument, toOwnRows } from './own-month-words';

export const handler = defineHandler('accounting/getownmonthfile', async ({ of, format }, context) => {
  const now = context.ports.clock.now();
  const month = await readOwnMonth(context.ports.database.connection, requireActor(context).userId, { of, now });
  const { locale } = context.request;
  return toMonthFile({
    format,
    now,
    toRows: () => toOwnRows(month, locale),
    toDocument: () => toOwnDocument(month, locale),
  });
});
