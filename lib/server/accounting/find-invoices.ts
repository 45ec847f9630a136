import { asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toTaxNumber } from '@/lib/domain/accounting/tax-number';

import type { Executor } from '../ports/database';
import { invoices, tasks, type InvoiceRecord } from '../schema';

/**
 * The invoices of an order that a person may read, oldest first: those of the buyer or the seller. Throws not-found,
 * and not-yours for a reader who is neither side of the order.
 */
export async function listInvoices(executor: Executor, taskId: number, userId: number): Promise<InvoiceRecord[]> {
  const [task] = await executor
    .select({ customerId: tasks.customerId, providerId: tasks.providerId })
    .from(tasks)
    .where(eq(tasks.id, taskId));
  if (!task) throw new CallError('not-found');
  if (task.customerId !== userId && task.providerId !== userId) throw new CallError('not-yours');
  const found = await executor.select().from(invoices).where(eq(invoices.taskId, taskId)).orderBy(asc(invoices.id));
  return found.filter(({ buyerId, sellerId }) => buyerId === userId || sellerId === userId);
}

/** The tax office's number of an invoice; null where it was written without a memory id. */
export function toInvoiceTaxNumber({ id, memoryId, issuedAt }: InvoiceRecord): string | null {
  return memoryId === null ? null : toTaxNumber({ memoryId, issuedAtMs: issuedAt.getTime(), serial: id });
}
