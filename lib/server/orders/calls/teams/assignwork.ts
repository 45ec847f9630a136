import { CallError } from '@/lib/contract/call-error';

import { queueAlert } from '../../../alerts';
import { lockTeamOf } from '../../../availability';
import type { Actor } from '../../../context';
import { defineHandler, requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { isConstraintViolation } from '../../../ports/database-error';
import { lockActiveMember } from '../../../teams';
import { lockTask, SLOT_CONSTRAINT } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { moveHours } from '../../moves/move-hours';
import { isFreeForWork, requireTeamWork } from '../../matching/team-work';
import { tellOfComer } from '../../telling/tell-of-comer';

/**
 * The hours go with the work, so nobody is booked twice, and the worker who was held for it until then is free again.
 * Handed twice to the same person, it moves once.
 */
export const handler = defineHandler('team/assignwork', async ({ taskid, userId }, context) => {
  const actor = requireActor(context);
  const { database, clock } = context.ports;
  try {
    await database.transaction((transaction) =>
      assign(transaction, { taskId: taskid, userId, actor, now: clock.now() }),
    );
  } catch (error) {
    if (isConstraintViolation(error, SLOT_CONSTRAINT)) throw new CallError('provider-not-free');
    throw error;
  }
  sendAfterCommit(context);
  return { assigneeUserId: userId };
});

interface Assignment {
  readonly taskId: number;
  /** Null: the company comes itself. */
  readonly userId: number | null;
  readonly actor: Actor;
  readonly now: Date;
}

async function assign(transaction: Transaction, { taskId, userId, actor, now }: Assignment): Promise<void> {
  const before = await lockTask(transaction, taskId);
  const { companyId, place, people } = await requireTeamWork(transaction, before, actor);
  if (before.assigneeId === userId) return;
  if (userId === null) {
    if (place !== 'company') throw new CallError('not-yours');
  } else {
    const isTheirs = people.some(({ member }) => member.memberId === userId);
    if (!isTheirs || !(await lockActiveMember(transaction, companyId, userId))) throw new CallError('not-yours');
  }
  await lockTeamOf(transaction, companyId);
  if (userId !== null && !(await isFreeForWork(transaction, before, userId, now)))
    throw new CallError('provider-not-free');
  const task = await moveHours(transaction, before, userId, now);
  await tellOfComer(transaction, { before, task, now });
  if (actor.userId !== companyId)
    await queueAlert(transaction, { kind: 'order', userId: companyId, event: 'work-assigned', taskId, now });
}
