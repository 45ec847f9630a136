import { moveTask } from '../../moves/move';
import { takeIntoEscrow, type BookPaid, type PaidAttempt } from './paid';

/** The order itself: it moves on as a paid one. */
export const bookOrder: BookPaid = async (transaction, paid) => {
  const { task, now } = paid;
  if (!(await takeIntoEscrow(transaction, paid, { isWanted: isForPresentChoice(paid) }))) return null;
  const change = { paymentWay: 'online', paidAt: now } as const;
  return async () => {
    await moveTask(transaction, { taskId: task.id, move: 'pay', actorId: null, now, change });
  };
};

/** It waits for its payment; and, with bids, the attempt was not for one that was chosen before. */
function isForPresentChoice({ attempt: { createdAt }, task: { state, bidChosenAt } }: PaidAttempt): boolean {
  return state === 'PENDING_PAYMENT' && (bidChosenAt === null || createdAt >= bidChosenAt);
}
