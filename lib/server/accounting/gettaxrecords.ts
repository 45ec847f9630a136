import { eq, inArray } from 'drizzle-orm';

import { toTaxServiceIds } from '@/lib/domain/accounting/tax-service-ids';

import { defineHandler, requireActor } from '../handler';
import { tasks, users } from '../schema';
import { listInvoices } from './find-invoices';
import { toTaxRecord } from './tax-record';

export const handler = defineHandler('accounting/gettaxrecords', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const found = await listInvoices(connection, taskid, requireActor(context).userId);
  const buyers = await connection
    .select({ id: users.id, nationalCode: users.nationalCode })
    .from(users)
    .where(
      inArray(
        users.id,
        found.map(({ buyerId }) => buyerId),
      ),
    );
  const [task] = await connection.select({ kind: tasks.kind }).from(tasks).where(eq(tasks.id, taskid));
  const serviceIds = toTaxServiceIds(context.configuration.TAX_SERVICE_IDS ?? '');
  return {
    lstRecord: found.map((invoice) => ({
      invoiceid: invoice.id,
      ...toTaxRecord(invoice, {
        corrected: found.find(({ id }) => id === invoice.correctsId) ?? null,
        nationalCode: buyers.find(({ id }) => id === invoice.buyerId)?.nationalCode ?? null,
        serviceId: serviceIds?.get(invoice.kind === 'commission' ? 'commission' : (task?.kind ?? '')) ?? null,
      }),
    })),
  };
});
