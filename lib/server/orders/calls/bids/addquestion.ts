import { BID_QUESTIONS_AN_HOUR } from '@/lib/domain/constants/bidding';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { defineHandler, requireActor } from '../../../handler';
import { takeFromBudgets } from '../../../throttles';
import { findQuestion } from '../../reading/own-bids';
import { askQuestion } from '../../bids/questions';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('suggestion/addquestion', async ({ taskid, text }, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const providerId = requireActor(context).userId;
  const budget = { key: `bid-questions:${providerId}`, limit: BID_QUESTIONS_AN_HOUR, windowMs: HOUR_MS };
  await takeFromBudgets(database.connection, [budget], now);
  const { question, isMasked } = await database.transaction((transaction) =>
    askQuestion(transaction, { taskId: taskid, providerId, text, now }),
  );
  sendAfterCommit(context);
  return { question: await findQuestion(database.connection, question), isMasked };
});
