import type { CallName, CallRequest } from '@/lib/contract';
import { WORK_MOVES } from '@/lib/contract/provider-enumerations';
import type { OrderActor } from '@/lib/domain/order/order-move-shape';
import type { OrderMove } from '@/lib/domain/order/order-moves';

/** The parts of an order that attempts name. */
export interface TriedOrder {
  readonly taskid: number;
  readonly reqid: number;
  readonly seenRial: number;
  readonly pricechangeid: number;
  readonly sgid: number;
  readonly otherProviderId: number;
  /** An hour at which somebody may be free. */
  readonly hour: { readonly gDate: string; readonly deliverytimeid: number };
}

/** A call that moves an order, with every move that it can make of it. */
export interface MoveAttempt {
  readonly moves: readonly OrderMove[];
  /** The side that makes the call. */
  readonly by: Exclude<OrderActor, 'system'>;
  readonly name: CallName;
  readonly input: CallRequest<CallName>;
}

const REASON = 'It was tried';
/** A line that the price of every kind can have, with a photo. */
export const EXTRA_WORK = [{ key: 'extra-work' as const, amountRial: 100_000 }];
const TEXT = 'Not as it was said';

type Attempt<Name extends CallName> = readonly [moves: readonly OrderMove[], name: Name, input: CallRequest<Name>];

const attempt = <Name extends CallName>(...tried: Attempt<Name>): Attempt<Name> => tried;

const toCustomers = ({ taskid, reqid, pricechangeid, sgid, otherProviderId, hour }: TriedOrder) => [
  attempt(['cancel'], 'reqandpay/cancelrequest', { reqid }),
  attempt(['prolongPayment'], 'reqandpay/prolongpayment', { taskid }),
  attempt(['offerNext'], 'reqandpay/offernextprovider', { taskid, workerUserId: otherProviderId }),
  attempt(['retryBids'], 'requestBidding/retry', { reqid: String(reqid) }),
  attempt(['chooseBid'], 'suggestion/selectsuggestionbyuser', { sgid: String(sgid) }),
  attempt(['reschedule', 'askReschedule'], 'reqandpay/reschedule', { taskid, ...hour }),
  attempt(['takeBackHour'], 'reqandpay/takebackhour', { taskid }),
  attempt(['agreeDelay'], 'reqandpay/answerdelay', { taskid, isagreed: true }),
  attempt(['refuseDelay'], 'reqandpay/answerdelay', { taskid, isagreed: false }),
  attempt(['takeHour'], 'reqandpay/takeofferedhour', { taskid, ...hour }),
  attempt(['refuseHours'], 'reqandpay/refusehours', { taskid }),
  attempt(['finishForCustomer'], 'reqandpay/finishtask', { taskid }),
  attempt(['complete'], 'reqandpay/confirmtask', { taskid }),
  attempt(['dispute'], 'dispute/opendispute', { taskid, reason: 'damage', text: TEXT }),
  attempt(['sayNobodyCame'], 'reqandpay/answerdoor', { taskid, word: 'nobody-came' }),
  attempt(['saySomebodyHome'], 'reqandpay/answerdoor', { taskid, word: 'somebody-home' }),
  attempt(['reportNoShow', 'disputeNoShow'], 'reqandpay/reportnoshow', { taskid }),
  attempt(['contestFee'], 'dispute/contestfee', { taskid, text: TEXT }),
  attempt(['approvePrice'], 'pricechange/decidepricechange', { pricechangeid, approve: true }),
  attempt(['refusePrice'], 'pricechange/decidepricechange', { pricechangeid, approve: false }),
];

const toProviders = ({ taskid, hour }: TriedOrder) => [
  ...WORK_MOVES.map((move) => attempt([move], 'expert/movetask', { taskid, move, reason: REASON })),
  attempt(['tellDelay'], 'expert/telldelay', { taskid, minutes: 10 }),
  attempt(['offerHours'], 'expert/offerhours', { taskid, lstHour: [hour] }),
  attempt(['proposePrice'], 'pricechange/addpricechange', {
    taskid,
    lines: EXTRA_WORK,
    reason: REASON,
  }),
  attempt(['lowerPrice', 'proposePrice'], 'gas/adddelivery', { taskid, litreVolume: 10 }),
];

const toOperators = ({ taskid, seenRial, otherProviderId }: TriedOrder) => {
  const ofMoney = { taskid, rial: 10, seenRial, reason: REASON };
  return [
    attempt(['cancelByOperator'], 'operator/moveordermoney', { ...ofMoney, way: 'cancel' }),
    attempt(['refundByOperator'], 'operator/moveordermoney', { ...ofMoney, way: 'refund' }),
    attempt(['giveGoodwill'], 'operator/moveordermoney', { ...ofMoney, way: 'goodwill' }),
    attempt(['takeBackByOperator'], 'operator/reassign', { taskid, isagreed: true, reason: REASON }),
    attempt(['takeBackByOperator', 'assignByOperator'], 'operator/reassign', {
      taskid,
      workerUserId: otherProviderId,
      isagreed: true,
      reason: REASON,
    }),
    attempt(['writeToProvider'], 'operator/writetoorder', { taskid, reader: 'provider', text: TEXT }),
    attempt(['writeToCustomer'], 'operator/writetoorder', { taskid, reader: 'customer', text: TEXT }),
    attempt(['addNote'], 'operator/writetoorder', { taskid, reader: 'colleagues', text: TEXT }),
  ];
};

/** Every call that moves an order and is not time's or the bank's. */
export function toMoveAttempts(order: TriedOrder): MoveAttempt[] {
  const of = (by: MoveAttempt['by'], attempts: readonly Attempt<CallName>[]) =>
    attempts.map(([moves, name, input]) => ({ moves, by, name, input }));
  return [
    ...of('customer', toCustomers(order)),
    ...of('provider', toProviders(order)),
    ...of('operator', toOperators(order)),
  ];
}
