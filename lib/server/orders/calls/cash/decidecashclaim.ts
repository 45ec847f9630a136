import { defineHandler, requireActor } from '../../../handler';
import { decideCash } from '../../payments/cash';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/decidecashclaim', async ({ taskid, ispaid, reason }, context) => {
  const operatorId = requireActor(context).userId;
  const decision = { operatorId, isPaid: ispaid, reason, now: context.ports.clock.now() };
  await context.ports.database.transaction(async (transaction) =>
    decideCash(transaction, await lockTask(transaction, taskid), decision),
  );
  sendAfterCommit(context);
  return {};
});
