import { SERVICE_KINDS } from '@/lib/contract/enumerations';

import { getMove, isMoveOfKind, MOVES } from './order-lifecycle';
import type { OrderActor } from './order-move-shape';
import type { OrderMove } from './order-moves';

const PEOPLE: readonly OrderActor[] = ['customer', 'provider'];

/** Why no hour holds a move of a person back. Timers make the others, at an instant of the order's own. */
const OPEN_AT_ANY_HOUR: Partial<Record<OrderMove, string>> = {
  accept: 'an offer is answered at once',
  decline: 'an offer is answered at once',
  offerNext: 'somebody else is asked before the visit',
  prolongPayment: 'it is open by the time that is left to pay',
  reschedule: 'the hour itself is changed',
  askReschedule: 'the hour itself is changed',
  agreeHour: 'a question ends with its time',
  keepHour: 'a question ends with its time',
  takeBackHour: 'a question ends with its time',
  agreeDelay: 'a question ends with its time',
  refuseDelay: 'a question ends with its time',
  takeHour: 'a question ends with its time',
  refuseHours: 'a question ends with its time',
  finishForCustomer: 'the customer alone loses by it',
  dispute: 'what is wrong may be said at any time',
  complete: 'the customer alone loses by it',
  cancel: 'it costs by its hour',
  withdraw: 'it costs points by its hour',
  leaveUnsafe: 'fear waits for no hour',
  saySomebodyHome: 'it answers who stands at the door',
  contestFee: 'its end is a timer',
  chooseBid: 'bids are chosen while they wait',
  retryBids: 'bids are asked for again before the visit',
  process: 'the workshop works before the return, and each piece is scanned',
  bringBack: 'a return before its hour is agreed at the door, by the code',
  proposePrice: 'the customer approves it',
  lowerPrice: 'it costs its provider alone',
  approvePrice: 'it answers a proposal',
  refusePrice: 'it answers a proposal',
};

describe.each(SERVICE_KINDS)('time and the moves of %s', (kind) => {
  it('hold back each move of a person, or the reason stands here', () => {
    const byPeople = MOVES.filter((move) => isMoveOfKind(move, kind) && PEOPLE.includes(getMove(move).by));
    const open = byPeople.filter((move) => getMove(move).opens === undefined);
    expect(open.filter((move) => OPEN_AT_ANY_HOUR[move] === undefined)).toEqual([]);
    const held = byPeople.filter((move) => getMove(move).opens !== undefined);
    expect(held.filter((move) => OPEN_AT_ANY_HOUR[move] !== undefined)).toEqual([]);
  });
});
