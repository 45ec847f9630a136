import type { StayingMove } from '@/lib/domain/order-moves';

/** What happened on the time line, where the order stayed in its state: keys of orders.json. */
const EVENT_WORDS = {
  reschedule: 'moved',
  dispute: 'dispute.reported',
  proposePrice: 'priceChange.proposed',
  approvePrice: 'priceChange.approved',
  refusePrice: 'priceChange.refused',
  refusePriceByTime: 'priceChange.lapsed',
} as const satisfies Record<StayingMove, string>;

/** Null for a move that is told by the state that it led to. */
export function findEventWords(move: string): (typeof EVENT_WORDS)[StayingMove] | null {
  return isStayingMove(move) ? EVENT_WORDS[move] : null;
}

function isStayingMove(move: string): move is StayingMove {
  return move in EVENT_WORDS;
}
