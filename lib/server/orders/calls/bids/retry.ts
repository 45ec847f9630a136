import { BID_RETRIES } from '@/lib/domain/constants/bidding';

import { defineHandler, requireActor } from '../../../handler';
import { retryBids } from '../../bids/retry-bids';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('requestBidding/retry', async ({ reqid, ...hour }, context) => {
  const { database, clock } = context.ports;
  const customerId = requireActor(context).userId;
  const task = await database.transaction((transaction) =>
    retryBids(transaction, { requestId: reqid, customerId, hour, now: clock.now() }),
  );
  sendAfterCommit(context);
  context.signals.biddersPending();
  return { windowEndsAtMs: task.bidsEndAt?.getTime() ?? 0, retriesLeft: BID_RETRIES - task.bidRetries };
});
