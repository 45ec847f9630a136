import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toFullName } from '@/lib/domain/person/full-name';

import { lockTeamOf } from '../../../availability';
import { defineHandler, requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { moveReasons, users } from '../../../schema';
import { findLeader, worksOn } from '../../../teams';
import { lockTask } from '../../record/store';
import { sendAfterCommit, tell } from '../../telling/tell';
import { moveHours } from '../../moves/move-hours';
import { RETURN_MOVE } from '../../reading/returned-works';
import { isAssignable } from '../../matching/team-work';
import { tellOfReturn } from '../../telling/tell-of-comer';

/**
 * The work waits with the company again, and somebody else of the team is held for its hours. Where nobody else is
 * free, the worker who gave it back stays held until the company hands it on: somebody has to come.
 */
export const handler = defineHandler('team/returnwork', async ({ taskid, reason }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.transaction((transaction) =>
    giveBack(transaction, { taskId: taskid, userId, reason, now: clock.now() }),
  );
  sendAfterCommit(context);
  return {};
});

interface Return {
  readonly taskId: number;
  readonly userId: number;
  readonly reason: string;
  readonly now: Date;
}

async function giveBack(transaction: Transaction, { taskId, userId, reason, now }: Return): Promise<void> {
  const before = await lockTask(transaction, taskId);
  const isTheirs = before.assigneeId === userId && (await worksOn(transaction, before, userId));
  if (!isTheirs || before.providerId === null) throw new CallError('not-yours');
  // A worker who has set out is called by the company, which sends somebody else at once.
  if (before.state !== 'CONFIRMED' || !isAssignable(before)) throw new CallError('move-not-allowed');
  await lockTeamOf(transaction, before.providerId);
  const task = await moveHours(transaction, before, null, now);
  await transaction.insert(moveReasons).values({ taskId, move: RETURN_MOVE, actorId: userId, reason, at: now });
  await tell(transaction, { userId: task.customerId, event: 'order-comer-changed', task, now });
  const [person] = await transaction.select().from(users).where(eq(users.id, userId));
  const leaderId = await findLeader(transaction, before.providerId, userId);
  await tellOfReturn(transaction, {
    leaderIds: leaderId === null ? [before.providerId] : [before.providerId, leaderId],
    name: person ? toFullName(person) : '',
    task,
    reason,
    now,
  });
}
