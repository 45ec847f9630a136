import { bringInvoicesUpToDate } from '../../../accounting';
import type { Consequence, Moved } from '../../record/consequence';

/** An order has its invoices from the transaction that completes it, or that takes a fee for it. */
export const invoice: Consequence = {
  name: 'invoice',
  finish: async (transaction, moved) => {
    if (isInvoiced(moved)) await bringInvoicesUpToDate(transaction, moved.task, moved.now);
  },
};

const isInvoiced = ({ task, money: { cancellation, releasedFee } }: Moved): boolean =>
  task.state === 'COMPLETED' || releasedFee !== null || (cancellation !== null && cancellation.feeRials > 0);
