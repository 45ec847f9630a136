import { defineHandler, requireActor } from '../../../handler';
import { findQuestion } from '../../reading/own-bids';
import { askQuestion } from '../../bids/questions';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('suggestion/addquestion', async ({ taskid, text }, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const providerId = requireActor(context).userId;
  const { question, isMasked } = await database.transaction((transaction) =>
    askQuestion(transaction, { taskId: taskid, providerId, text, now }),
  );
  sendAfterCommit(context);
  return { question: await findQuestion(database.connection, question), isMasked };
});
