import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { makePdf } from '../pdf';
import { listInvoices } from './find-invoices';
import { toInvoice } from './invoice';

export const handler = defineHandler('accounting/getinvoicefile', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const found = await listInvoices(connection, taskid, requireActor(context).userId);
  if (found.length === 0) throw new CallError('not-found');
  const document = await toInvoice(connection, found, context.request.locale);
  const content = await makePdf(document, context.ports.clock.now());
  return { mediaType: 'application/pdf', contentBase64: content.toString('base64') };
});
