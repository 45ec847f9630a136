import { giveTip } from '../tip';
import type { BookPaid } from './paid';

/** A tip that nobody can get any more, or that was given already, needs no money. */
export const bookTip: BookPaid = async (transaction, paid) => {
  const { attempt, task, now } = paid;
  const tip = { amountRials: attempt.amountRials, way: 'online', begunAt: attempt.createdAt, now } as const;
  const isGiven = (await giveTip(transaction, task, tip)) === null;
  return isGiven ? async () => {} : null;
};
