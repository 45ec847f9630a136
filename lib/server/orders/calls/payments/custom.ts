import { defineHandler, requireActor } from '../../../handler';
import { isGiftCode, tryGiftCode } from '../../../money';
import { settleOrder } from '../../payments/settle';
import { sendAfterCommit } from '../../telling/tell';

const NEXT_URL = '/my-order-list/current_order/';

/** A GET that changes state: asked twice, or twice at once, it settles once and answers alike. */
export const handler = defineHandler('custom', async ({ prefix, reqId, giftCode, useWallet }, context) => {
  const { database, clock } = context.ports;
  const { userId } = requireActor(context);
  const way = prefix === 'cod-' ? 'cash' : 'wallet';
  const settle = () =>
    database.transaction((transaction) =>
      settleOrder(transaction, {
        requestId: reqId,
        customerId: userId,
        way,
        giftCode,
        usesWallet: useWallet === 'true',
        now: clock.now(),
      }),
    );
  const { task, userFromIpgRials } = await (isGiftCode(giftCode) ? tryGiftCode(context, userId, settle) : settle());
  sendAfterCommit(context);
  return {
    reqid: task.requestId,
    taskid: task.id,
    paid: task.paidAt !== null,
    userFromIpg: userFromIpgRials,
    nextUrl: NEXT_URL,
  };
});
