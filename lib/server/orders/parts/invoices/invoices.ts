import { bringInvoicesUpToDate } from '../../../accounting';
import type { Consequence } from '../../record/consequence';

/** An order has its invoices from the transaction that completes it, or that takes a fee for it. */
export const invoice: Consequence = {
  name: 'invoice',
  finish: (transaction, { task, now }) => bringInvoicesUpToDate(transaction, task, now),
};
