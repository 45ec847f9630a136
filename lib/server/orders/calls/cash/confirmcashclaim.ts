import { defineHandler, requireActor } from '../../../handler';
import { confirmCash } from '../../payments/decide-cash';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/confirmcashclaim', async ({ taskid, isconfirmed }, context) => {
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  await context.ports.database.transaction(async (transaction) =>
    confirmCash(transaction, await lockTask(transaction, taskid), isconfirmed, operator),
  );
  sendAfterCommit(context);
  return {};
});
