import { defineHandler, requireActor } from '../../../handler';
import { chooseBid } from '../../bids/choose-bid';
import { toSuggestions } from '../../reading/waiting-room';
import { sendAfterCommit } from '../../telling/tell';

/** A GET that changes state: asked twice, or twice at once, it chooses once and answers alike. */
export const handler = defineHandler(
  'suggestion/selectsuggestionbyuser',
  async ({ sgid, seenRial, insteadOf }, context) => {
    const { database, clock } = context.ports;
    const now = clock.now();
    const customerId = requireActor(context).userId;
    const { bid, task } = await chooseBid(database, { bidId: sgid, customerId, seenRials: seenRial, insteadOf, now });
    sendAfterCommit(context);
    const [suggestion] = await toSuggestions(database.connection, task, [bid], now);
    if (!suggestion) throw new Error(`The bidder of ${bid.id} is gone`);
    return {
      suggestion,
      taskid: task.id,
      reqid: task.requestId,
      state: task.state,
      priceRial: task.priceRials,
      payableRial: task.payableRials,
      paymentExpiresAtMs: task.paymentExpiresAt?.getTime() ?? null,
    };
  },
);
