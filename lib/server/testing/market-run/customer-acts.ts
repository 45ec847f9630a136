import { payFor, verify } from './pay';
import { findProposal, listBids, listCases, pickOrder } from './reading';
import type { World } from './world';

/** Something that somebody does in a market. Nothing where nobody can do it now. */
export type Act = (world: World) => Promise<unknown>;

const pay: Act = async (world) => {
  const found = await pickOrder(world, ['PENDING_PAYMENT']);
  if (found) await payFor(world, found.order, found.order.customer.userId);
};

/** A callback comes late, or once more. */
const callBack: Act = async (world) => {
  if (world.callbacks.length > 0) await verify(world, world.dice.pick(world.callbacks));
};

const chooseBid: Act = async (world) => {
  const found = await pickOrder(world, ['BIDDING']);
  if (!found) return;
  const written = await listBids(world, found.order.taskid);
  if (written.length === 0) return;
  const { sgid } = world.dice.pick(written);
  await world.call('suggestion/selectsuggestionbyuser', { sgid: String(sgid) }, found.order.customer.userId);
};

const cancel: Act = async (world) => {
  const found = await pickOrder(world, [
    'PENDING_PAYMENT',
    'BIDDING',
    'AWAITING_PROVIDER',
    'CONFIRMED',
    'EN_ROUTE',
    'DECLINED',
    'EXPIRED',
    'IN_PROGRESS',
  ]);
  if (found) await world.call('reqandpay/cancelrequest', { reqid: found.order.reqid }, found.order.customer.userId);
};

const confirm: Act = async (world) => {
  const found = await pickOrder(world, ['DONE']);
  if (found) await world.call('reqandpay/confirmtask', { taskid: found.order.taskid }, found.order.customer.userId);
};

const finishEarly: Act = async (world) => {
  const found = await pickOrder(world, ['IN_PROGRESS']);
  if (found) await world.call('reqandpay/finishtask', { taskid: found.order.taskid }, found.order.customer.userId);
};

const reportNoShow: Act = async (world) => {
  const found = await pickOrder(world, ['CONFIRMED', 'EN_ROUTE']);
  if (found) await world.call('reqandpay/reportnoshow', { taskid: found.order.taskid }, found.order.customer.userId);
};

const offerNext: Act = async (world) => {
  const found = await pickOrder(world, ['DECLINED', 'EXPIRED']);
  if (!found) return;
  const { taskid, kind, customer } = found.order;
  const { userId } = world.dice.pick(world.providers[kind]);
  await world.call('reqandpay/offernextprovider', { taskid, workerUserId: userId }, customer.userId);
};

const decidePrice: Act = async (world) => {
  const found = await pickOrder(world, ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING']);
  const pricechangeid = found && (await findProposal(world, found.order.taskid));
  if (!found || pricechangeid === null) return;
  const approve = world.dice.percent(75);
  await world.call('pricechange/decidepricechange', { pricechangeid, approve }, found.order.customer.userId);
};

const dispute: Act = async (world) => {
  const found = await pickOrder(world, ['IN_PROGRESS', 'PICKED_UP', 'RETURNING', 'DONE', 'COMPLETED']);
  if (!found) return;
  const { taskid, customer } = found.order;
  const reason = world.dice.pick(['badly-done', 'not-done', 'wrong-sum'] as const);
  await world.call('dispute/opendispute', { taskid, reason, text: 'Not as it was said' }, customer.userId);
};

const speakInDispute: Act = async (world) => {
  const cases = await listCases(world, ['open', 'answered', 'second-visit', 'desk', 'decided']);
  if (cases.length === 0) return;
  const { taskid, customerId } = world.dice.pick(cases);
  const name = world.dice.pick(['dispute/acceptoffer', 'dispute/askdesk', 'dispute/withdrawdispute'] as const);
  if (world.dice.percent(30))
    await world.call('dispute/appealdecision', { taskid, text: 'This is not what happened' }, customerId);
  else await world.call(name, { taskid }, customerId);
};

const contestFee: Act = async (world) => {
  const found = await pickOrder(world, ['CANCELLED_BY_CUSTOMER', 'CANCELLED_BY_PROVIDER']);
  if (!found) return;
  const { taskid, customer } = found.order;
  if (world.dice.percent(50))
    await world.call('dispute/contestfee', { taskid, text: 'I was at home' }, customer.userId);
  else await world.call('reqandpay/payheldfee', { taskid }, customer.userId);
};

const settleCash: Act = async (world) => {
  const found = await pickOrder(world, ['DONE', 'COMPLETED']);
  if (!found) return;
  const { taskid, customer } = found.order;
  if (world.dice.percent(50)) await world.call('reqandpay/contestcash', { taskid, text: 'In notes' }, customer.userId);
  else await world.call('reqandpay/paycashdebt', { taskid }, customer.userId);
};

const tip: Act = async (world) => {
  const found = await pickOrder(world, ['DONE', 'COMPLETED']);
  if (found)
    await world.call('tip/givetip', { taskid: found.order.taskid, amountRial: 500_000 }, found.order.customer.userId);
};

/** Each as often as it is listed. */
export const CUSTOMER_ACTS: Readonly<Record<string, { readonly weight: number; readonly act: Act }>> = {
  pay: { weight: 10, act: pay },
  callBack: { weight: 4, act: callBack },
  chooseBid: { weight: 6, act: chooseBid },
  cancel: { weight: 3, act: cancel },
  confirm: { weight: 5, act: confirm },
  finishEarly: { weight: 1, act: finishEarly },
  reportNoShow: { weight: 1, act: reportNoShow },
  offerNext: { weight: 2, act: offerNext },
  decidePrice: { weight: 5, act: decidePrice },
  dispute: { weight: 3, act: dispute },
  speakInDispute: { weight: 4, act: speakInDispute },
  contestFee: { weight: 2, act: contestFee },
  settleCash: { weight: 2, act: settleCash },
  tip: { weight: 2, act: tip },
};
