import { toCsvFileText } from '@/lib/domain/text/csv';

import { defineHandler, requireActor } from '../handler';
import { makePdf } from '../pdf';
import { readPayMonth } from './pay-month';
import { toMonthDocument, toMonthRows } from './pay-month-words';

export const handler = defineHandler('paper/getpaymonthfile', async ({ of, format }, context) => {
  const now = context.ports.clock.now();
  const month = await readPayMonth(context.ports.database.connection, requireActor(context).userId, { of, now });
  const { locale } = context.request;
  if (format === 'csv') {
    const text = toCsvFileText(toMonthRows(month, locale));
    return { mediaType: 'text/csv; charset=utf-8', contentBase64: Buffer.from(text).toString('base64') };
  }
  const content = await makePdf(toMonthDocument(month, locale), now);
  return { mediaType: 'application/pdf', contentBase64: content.toString('base64') };
});
