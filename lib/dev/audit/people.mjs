// The people of the audit, with what they need to have something to see: orders in several states, a review to write,
// work to do.
import { call, listFreeHours, logIn, placeOrder, registerCustomer, settleInCash } from '../bench/marketplace.mjs';

export const SAMPLES = { customer: '09120000001', provider: '09120000002', secondProvider: '09120000003' };
const MOVES_TO_DONE = ['accept', 'depart', 'start', 'finish'];
let lastMobile = 0;

/** A mobile that nobody has registered. */
export function aNewMobile() {
  lastMobile += 1;
  return `0936${String(lastMobile).padStart(7, '0')}`;
}

/**
 * { taskIds: { awaiting, accepted, done, unpaid }, reviewUrl, messageId, alertProvider() }: one order in each state, of
 * the sample customer and the sample provider, and a message that told of one. `alertProvider` sends the provider new
 * work.
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
  // The work that is done comes first: it moves the clock, and a customer who has completed an order may have more of
  // them unpaid.
  const done = await orderInCash();
  for (const move of MOVES_TO_DONE) await makeMove(url, provider, { taskid: done.taskid, move });
  await customer.call('reqandpay/confirmtask', { taskid: done.taskid });
  const unpaid = await order();
  const awaiting = await orderInCash();
  const accepted = await orderInCash();
  await provider.call('expert/movetask', { taskid: accepted.taskid, move: 'accept' });
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

/** Where time holds the move back, the site's clock goes on to the moment at which it opens. */
async function makeMove(url, provider, { taskid, move }) {
  const { taskDetail } = await provider.call('clean/gettaskdetail', { taskid });
  const { opensAtMs = 0 } = taskDetail.moveOpenings.find((opening) => opening.move === move) ?? {};
  const advanceMs = opensAtMs - taskDetail.serverNowMs;
  if (advanceMs > 0) await call(url, 'clock', { advanceMs }, { host: 'dev' });
  await provider.call('expert/movetask', { taskid, move });
}
