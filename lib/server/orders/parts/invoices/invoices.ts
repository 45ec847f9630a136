import { bringInvoicesUpToDate } from '../../../accounting';
import type { Consequence } from '../../record/consequence';

/** A completed order has its invoices from the transaction that completes it. */
export const invoice: Consequence = {
  name: 'invoice',
  finish: (transaction, { task, now }) => bringInvoicesUpToDate(transaction, task, now),
};
