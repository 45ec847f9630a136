import { defineHandler, requireActor } from '../../../handler';
import { decideCash } from '../../payments/decide-cash';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/decidecashclaim', async ({ taskid, ispaid, reason }, context) => {
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  const waits = await context.ports.database.transaction(async (transaction) =>
    decideCash(transaction, await lockTask(transaction, taskid), { isPaid: ispaid, reason }, operator),
  );
  sendAfterCommit(context);
  return { waits };
});
