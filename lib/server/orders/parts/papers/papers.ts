import { bringPapersUpToDate } from '../../../papers';
import type { Consequence } from '../../record/consequence';

/** A completed order has its invoices from the transaction that completes it. */
export const paper: Consequence = {
  name: 'paper',
  finish: (transaction, { task, now }) => bringPapersUpToDate(transaction, task, now),
};
