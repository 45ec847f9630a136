import type { CallContext } from '../../../context';
import { requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { holdPerson } from '../../../people';
import { lockOwnDispute, requireSide, type LockedDispute } from '../../disputes/store';
import { toDisputeCase } from '../../reading/dispute-case';
import { sendAfterCommit } from '../../telling/tell';

interface Actor {
  readonly userId: number;
  readonly now: Date;
}

/** One side's act in a dispute, under the locks of its order and its row. Answers the case as that side reads it. */
export async function onDispute(
  context: CallContext,
  taskId: number,
  work: (transaction: Transaction, locked: LockedDispute, actor: Actor) => Promise<void>,
) {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const dispute = await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    await work(transaction, await lockOwnDispute(transaction, taskId, userId), { userId, now });
    const after = await lockOwnDispute(transaction, taskId, userId);
    return toDisputeCase(transaction, {
      ...after,
      side: requireSide(after.task, userId),
      locale: context.request.locale,
      now,
    });
  });
  sendAfterCommit(context);
  return { dispute };
}
