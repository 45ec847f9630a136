import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { PAYMENT_WARNINGS_MS } from '@/lib/domain/constants/orders';
import { NO_SHOW_AFTER_MS } from '@/lib/domain/constants/providers';
import { getKind } from '@/lib/domain/kind/service-kind';

import { aDayFromNow } from '../../seed/stories/people';
import { pressUpToTwice, type Act, type Acts } from './acts';
import { payAtTheBank, payFor, verify } from './pay';
import { listBids, listHeldFees, pickOrder } from './reading';

const pay: Act = async (world) => {
  const found = await pickOrder(world, ['PENDING_PAYMENT']);
  if (found) await payFor(world, found.order, found.order.customer.userId);
};

/** A callback comes late, or once more. */
const callBack: Act = async (world) => {
  if (world.callbacks.length > 0) await verify(world, world.dice.pick(world.callbacks));
};

/** Prolongs a payment in its last minutes. */
const prolongPayment: Act = async (world) => {
  const found = await pickOrder(world, ['PENDING_PAYMENT'], ({ row }) => row.paymentExpiresAt !== null);
  if (!found) return;
  const { clock } = world.service;
  const leftMs = (found.row.paymentExpiresAt?.getTime() ?? 0) - clock.now().getTime();
  clock.advance(Math.max(0, leftMs - Math.min(...PAYMENT_WARNINGS_MS)));
  await world.call('reqandpay/prolongpayment', { taskid: found.order.taskid }, found.order.customer.userId);
};

const chooseBid: Act = async (world) => {
  const found = await pickOrder(world, ['BIDDING']);
  if (!found) return;
  const written = await listBids(world, found.order.taskid);
  if (written.length === 0) return;
  const { sgid } = world.dice.pick(written);
  await world.call('suggestion/selectsuggestionbyuser', { sgid: String(sgid) }, found.order.customer.userId);
};

const OPEN_FOR_CANCEL = [
  'PENDING_PAYMENT',
  'BIDDING',
  'AWAITING_PROVIDER',
  'CONFIRMED',
  'EN_ROUTE',
  'DECLINED',
  'EXPIRED',
  'IN_PROGRESS',
] as const;

/** Each state as often as any other, however few orders stand in it. */
const cancel: Act = async (world) => {
  const found = await pickOrder(world, [world.dice.pick(OPEN_FOR_CANCEL)]);
  if (!found) return;
  const press = () => world.call('reqandpay/cancelrequest', { reqid: found.order.reqid }, found.order.customer.userId);
  await pressUpToTwice(world, { twicePercent: 30, press });
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
  const now = world.service.clock.now().getTime();
  const found = await pickOrder(
    world,
    ['CONFIRMED', 'EN_ROUTE'],
    ({ row }) => row.startsAt !== null && row.startsAt.getTime() + NO_SHOW_AFTER_MS <= now,
  );
  if (found) await world.call('reqandpay/reportnoshow', { taskid: found.order.taskid }, found.order.customer.userId);
};

const offerNext: Act = async (world) => {
  const found = await pickOrder(world, ['DECLINED', 'EXPIRED']);
  if (!found) return;
  const { taskid, kind, customer } = found.order;
  const { userId } = world.dice.pick(world.providers[kind]);
  await world.call('reqandpay/offernextprovider', { taskid, workerUserId: userId }, customer.userId);
};

const askForBidsAgain: Act = async (world) => {
  const found = await pickOrder(world, ['EXPIRED'], ({ order }) => getKind(order.kind).matching === 'bids');
  if (found)
    await world.call('requestBidding/retry', { reqid: String(found.order.reqid) }, found.order.customer.userId);
};

const reschedule: Act = async (world) => {
  const isMovable = ({ row }: { readonly row: { readonly startsAt: Date | null } }) => row.startsAt !== null;
  const found = await pickOrder(world, ['PENDING_PAYMENT', 'AWAITING_PROVIDER', 'CONFIRMED'], isMovable);
  if (!found) return;
  const { dice, service } = world;
  const hour = {
    gDate: aDayFromNow(service.context, 1 + dice.below(2)),
    deliverytimeid: toDeliveryTimeId(8 + dice.below(9)),
  };
  await world.call('reqandpay/reschedule', { taskid: found.order.taskid, ...hour }, found.order.customer.userId);
};

const payHeldFee: Act = async (world) => {
  const owing = await listHeldFees(world);
  const found = await pickOrder(world, ['CANCELLED_BY_CUSTOMER'], ({ row }) => owing.includes(row.id));
  if (found) await world.call('reqandpay/payheldfee', { taskid: found.order.taskid }, found.order.customer.userId);
};

const tip: Act = async (world) => {
  const found = await pickOrder(world, ['DONE', 'COMPLETED']);
  if (!found) return;
  const { taskid, customer } = found.order;
  const asked = { taskid, amountRial: 500_000 };
  if (world.dice.percent(60)) await world.call('tip/givetip', asked, customer.userId);
  else await payAtTheBank(world, await world.call('ipg/starttippayment', asked, customer.userId));
};

/** Customers' acts on an order, beside a report of a problem and its money. */
export const ORDER_ACTS: Acts = {
  pay: { weight: 10, act: pay },
  callBack: { weight: 4, act: callBack },
  prolongPayment: { weight: 1, act: prolongPayment },
  chooseBid: { weight: 6, act: chooseBid },
  cancel: { weight: 3, act: cancel },
  confirm: { weight: 5, act: confirm },
  finishEarly: { weight: 1, act: finishEarly },
  reportNoShow: { weight: 1, act: reportNoShow },
  offerNext: { weight: 2, act: offerNext },
  askForBidsAgain: { weight: 1, act: askForBidsAgain },
  reschedule: { weight: 2, act: reschedule },
  payHeldFee: { weight: 1, act: payHeldFee },
  tip: { weight: 2, act: tip },
};
