import type { Absence } from '@/lib/contract/enumerations';
import type { DeskOnlyMove } from '@/lib/domain/order/desk-moves';
import type { StayingMove } from '@/lib/domain/order/order-moves';

/** The time line's words for events that the order's state does not name: keys of order-following.json. */
const EVENT_WORDS = {
  prolongPayment: 'events.prolongPayment',
  reschedule: 'moved',
  askReschedule: 'events.askReschedule',
  agreeHour: 'events.agreeHour',
  keepHour: 'events.keepHour',
  keepHourByTime: 'events.keepHourByTime',
  takeBackHour: 'events.takeBackHour',
  tellDelay: 'events.tellDelay',
  agreeDelay: 'events.agreeDelay',
  refuseDelay: 'events.refuseDelay',
  offerHours: 'events.offerHours',
  takeHour: 'events.takeHour',
  refuseHours: 'events.refuseHours',
  refuseHoursByTime: 'events.refuseHoursByTime',
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
  refundByOperator: 'events.refundByOperator',
  giveGoodwill: 'events.giveGoodwill',
} as const satisfies Record<Exclude<StayingMove, DeskOnlyMove> | Absence | 'takeHour', string>;

/** Null for a move that is told by the state that it led to. */
export function findEventWords(move: string): (typeof EVENT_WORDS)[keyof typeof EVENT_WORDS] | null {
  return hasWords(move) ? EVENT_WORDS[move] : null;
}

function hasWords(move: string): move is keyof typeof EVENT_WORDS {
  return move in EVENT_WORDS;
}
