import { defineHandler } from '../../../handler';
import { lockLinkedTask, requireLinkedTask } from '../../disputes/problem-link';
import { contestFee } from '../../moves/absence-claims';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('dispute/contestbylink', async ({ problemKey, text }, context) => {
  const now = context.ports.clock.now();
  const linked = await requireLinkedTask(context, problemKey);
  await context.ports.database.transaction(async (transaction) => {
    const task = await lockLinkedTask(transaction, linked, { asked: 'fee', now });
    await contestFee(transaction, context, { task, said: null, text });
  });
  sendAfterCommit(context);
  return {};
});
