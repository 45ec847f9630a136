import { defineHandler, requireActor } from '../../../handler';
import { editBid } from '../../bids/write-bid';
import { sendAfterCommit } from '../../telling/tell';
import { toWrittenAnswer } from './addsuggestion';

export const handler = defineHandler('suggestion/editsuggestion', async ({ sgid, ...form }, context) => {
  const { database, clock } = context.ports;
  const providerId = requireActor(context).userId;
  const now = clock.now();
  const written = await database.transaction((transaction) =>
    editBid(transaction, sgid, form, { providerId, locale: context.request.locale, now }),
  );
  sendAfterCommit(context);
  return toWrittenAnswer(written, now);
});
