import { putIntoWallet } from '../../../money';
import { giveTip } from '../tip';
import { toBankMoney, type BookPaid } from './paid';

/** A tip that nobody can get any more, or that was given already, goes to its customer's wallet. */
export const bookTip: BookPaid = async (transaction, paid) => {
  const { attempt, task, now } = paid;
  const tip = { amountRials: attempt.amountRials, way: 'online', begunAt: attempt.createdAt, now } as const;
  if ((await giveTip(transaction, task, tip)) === null) return async () => {};
  await putIntoWallet(transaction, toBankMoney(paid));
  return null;
};
