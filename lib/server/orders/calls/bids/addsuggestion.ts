import type { CallAnswer } from '@/lib/contract';

import { defineHandler, requireActor } from '../../../handler';
import { answerOnce, requireKeyedRequest } from '../../../idempotency';
import { toOwnBid } from '../../reading/own-bids';
import { addBid, type WrittenBid } from '../../bids/write-bid';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('suggestion/addsuggestion', async (input, context) => {
  const { database, clock } = context.ports;
  const { taskid, ...form } = input;
  const providerId = requireActor(context).userId;
  const request = requireKeyedRequest(context, 'suggestion/addsuggestion', input);
  const now = clock.now();
  const { locale } = context.request;
  const answer = await database.transaction((transaction) =>
    answerOnce(transaction, {
      request,
      now,
      questions: {},
      work: async () => {
        const written = await addBid(transaction, taskid, form, { providerId, locale, now });
        return { answer: toWrittenAnswer(written, now), writes: [] };
      },
    }),
  );
  sendAfterCommit(context);
  return answer;
});

export function toWrittenAnswer({ bid, task }: WrittenBid, now: Date): CallAnswer<'suggestion/addsuggestion'> {
  return { sgid: bid.id, windowEndsAtMs: task.bidsEndAt?.getTime() ?? 0, bid: toOwnBid(bid, task, now) };
}
