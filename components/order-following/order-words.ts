import type { Absence, OrderState } from '@/lib/contract/enumerations';
import type { StayingMove } from '@/lib/domain/order/order-moves';

import { isOpenForBids } from './bidding-way';

/** What happened on the time line, where the order's state does not say it: keys of orders.json. */
const EVENT_WORDS = {
  reschedule: 'moved',
  askReschedule: 'events.askReschedule',
  agreeHour: 'events.agreeHour',
  keepHour: 'events.keepHour',
  keepHourByTime: 'events.keepHourByTime',
  takeBackHour: 'events.takeBackHour',
  dispute: 'dispute.reported',
  proposePrice: 'priceChange.proposed',
  lowerPrice: 'priceChange.lowered',
  approvePrice: 'priceChange.approved',
  refusePrice: 'priceChange.refused',
  refusePriceByTime: 'priceChange.lapsed',
  reportNoShow: 'events.reportNoShow',
  reportNoAccess: 'events.reportNoAccess',
  disputeNoShow: 'events.disputeNoShow',
  sayNobodyCame: 'events.sayNobodyCame',
  saySomebodyHome: 'events.saySomebodyHome',
  contestFee: 'events.contestFee',
  releaseFee: 'events.releaseFee',
} as const satisfies Record<StayingMove | Absence, string>;

type StandingOrder = Parameters<typeof isOpenForBids>[0] & { readonly absence: Absence | null };
type StateWords = `states.${OrderState}` | `events.${Absence}` | 'bids.over';

/**
 * How an order stands, where its state alone would say something else: somebody was not there, or quotes came and none
 * was chosen. Keys of orders.json.
 */
export function toStateWords(task: StandingOrder): StateWords {
  if (task.absence) return `events.${task.absence}`;
  return task.state === 'EXPIRED' && isOpenForBids(task) ? 'bids.over' : `states.${task.state}`;
}

/** Null for a move that is told by the state that it led to. */
export function findEventWords(move: string): (typeof EVENT_WORDS)[keyof typeof EVENT_WORDS] | null {
  return hasWords(move) ? EVENT_WORDS[move] : null;
}

function hasWords(move: string): move is keyof typeof EVENT_WORDS {
  return move in EVENT_WORDS;
}
