import { defineHandler, requireActor } from '../../../handler';
import { recordCash } from '../../payments/cash';
import { requireParty } from '../../record/require-party';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('expert/recordcash', async ({ taskid, ...said }, context) => {
  const actorId = requireActor(context).userId;
  const now = context.ports.clock.now();
  await context.ports.database.transaction(async (transaction) => {
    const task = await lockTask(transaction, taskid);
    // The cash is taken by the person who ends the job.
    await requireParty(transaction, task, { move: 'finish', actorId });
    await recordCash(transaction, context, { task, ...said, now });
  });
  sendAfterCommit(context);
  return {};
});
