import { defineHandler, requireActor } from '../../../handler';
import { withdrawBid } from '../../bids/write-bid';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('suggestion/withdrawsuggestion', async ({ sgid }, context) => {
  const { database, clock } = context.ports;
  const providerId = requireActor(context).userId;
  await database.transaction((transaction) => withdrawBid(transaction, sgid, { providerId, now: clock.now() }));
  sendAfterCommit(context);
  return {};
});
