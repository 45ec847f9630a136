// The people of the audit, with what they need to have something to see: orders in several states, a review to write, work to do.
import { listFreeHours, logIn, placeOrder, registerCustomer, settleInCash } from '../bench/marketplace.mjs';

export const SAMPLES = { customer: '09120000001', provider: '09120000002', secondProvider: '09120000003' };
const MOVES_TO_DONE = ['accept', 'depart', 'start', 'finish'];
let lastMobile = 0;

/** A mobile that nobody has registered. */
export function aNewMobile() {
  lastMobile += 1;
  return `0936${String(lastMobile).padStart(7, '0')}`;
}

/**
 * { taskIds: { awaiting, accepted, done, unpaid }, reviewUrl, messageId, alertProvider() }: one order in each state, of the sample customer and the sample
 * provider, and a message that told of one. `alertProvider` sends the provider new work.
 */
export async function preparePeople(url) {
  const provider = await logIn(url, SAMPLES.provider);
  const sample = await logIn(url, SAMPLES.customer);
  const { lstDeliveryAddress } = await sample.call('user/getdeliveryaddress', {});
  const customer = { ...sample, addressId: lstDeliveryAddress[0].deliveryaddrid };
  const hours = await listFreeHours(url, provider.userId);
  const order = async (who = customer) => placeOrder(who, { ...hours.shift(), providerId: provider.userId });
  const orderInCash = async (who) => {
    const placed = await order(who);
    await settleInCash(who ?? customer, placed);
    return placed;
  };
  const unpaid = await order();
  const awaiting = await orderInCash();
  const accepted = await orderInCash();
  const done = await orderInCash();
  await provider.call('expert/movetask', { taskid: accepted.taskid, move: 'accept' });
  for (const move of MOVES_TO_DONE) await provider.call('expert/movetask', { taskid: done.taskid, move });
  const { taskDetail } = await customer.call('clean/gettaskdetail', { taskid: done.taskid });
  const { userInboxLst } = await customer.call('user/getuserinbox', {});
  const stranger = await registerCustomer(url, aNewMobile());
  return {
    taskIds: { unpaid: unpaid.taskid, awaiting: awaiting.taskid, accepted: accepted.taskid, done: done.taskid },
    reviewUrl: taskDetail.reviewUrl,
    messageId: userInboxLst[0].id,
    alertProvider: () => orderInCash(stranger),
  };
}
