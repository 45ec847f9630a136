import { defineHandler, requireActor } from '../handler';
import { listInvoices, toInvoiceTaxNumber } from './find-invoices';

export const handler = defineHandler('accounting/getinvoices', async ({ taskid }, context) => {
  const found = await listInvoices(context.ports.database.connection, taskid, requireActor(context).userId);
  return {
    lstInvoice: found.map((invoice) => ({
      invoiceid: invoice.id,
      kind: invoice.kind,
      action: invoice.action,
      correctsInvoiceid: invoice.correctsId,
      issuedAtMs: invoice.issuedAt.getTime(),
      vatPercent: invoice.vatPercent,
      netRial: invoice.netRials,
      vatRial: invoice.vatRials,
      totalRial: invoice.totalRials,
      taxid: toInvoiceTaxNumber(invoice),
    })),
  };
});
