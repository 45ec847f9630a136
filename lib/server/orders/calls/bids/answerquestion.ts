import { defineHandler, requireActor } from '../../../handler';
import { findQuestion } from '../../reading/own-bids';
import { answerQuestion } from '../../bids/questions';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('suggestion/answerquestion', async ({ questionid, text }, context) => {
  const { database, clock } = context.ports;
  const customerId = requireActor(context).userId;
  const { question, isMasked } = await database.transaction((transaction) =>
    answerQuestion(transaction, { questionId: questionid, customerId, text, now: clock.now() }),
  );
  sendAfterCommit(context);
  return { question: await findQuestion(database.connection, question), isMasked };
});
