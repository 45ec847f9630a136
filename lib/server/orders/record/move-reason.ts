import { PendingWrite } from '../../ports/write-together';
import { moveReasons } from '../../schema';
import type { Consequence } from './consequence';

/** Why, in the actor's own words, or why there was no code. */
export const reasonGiven: Consequence = {
  name: 'reason',
  plan: (transaction, { task, move, actorId, now, reason, withoutCode }) => {
    const said = reason || withoutCode;
    if (!said || actorId === null) return {};
    const row = { taskId: task.id, move, actorId, reason: said, at: now };
    return { writes: [new PendingWrite(transaction.insert(moveReasons).values(row))] };
  },
};
