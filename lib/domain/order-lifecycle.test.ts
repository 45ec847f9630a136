import { HOUR_MS, MINUTE_MS } from './constants';
import { opensByStartCode, toOpensAtMs } from './move-opening';
import {
  isMoveAllowed,
  isOver,
  listMoves,
  ORDER_MOVES,
  ORDER_STATES,
  toAnswerDueMs,
  toCompletionMs,
  toPaymentDueMs,
  type OrderActor,
  type OrderMove,
  type OrderState,
} from './order-lifecycle';

/** Written out by hand: what each side can do in each state. Whatever is not here is refused. */
const ALLOWED: Partial<Record<OrderState, Partial<Record<OrderActor, OrderMove[]>>>> = {
  PENDING_PAYMENT: { system: ['pay', 'expirePayment'], customer: ['reschedule', 'cancel'] },
  AWAITING_PROVIDER: { provider: ['accept', 'decline'], system: ['expireAnswer'], customer: ['reschedule', 'cancel'] },
  CONFIRMED: { provider: ['depart', 'withdraw'], customer: ['reschedule', 'cancel'] },
  EN_ROUTE: { provider: ['start', 'withdraw'], customer: ['cancel'] },
  IN_PROGRESS: { provider: ['finish'], customer: ['finishForCustomer', 'dispute'] },
  PICKED_UP: { customer: ['dispute'] },
  PROCESSING: { customer: ['dispute'] },
  RETURNING: { customer: ['dispute'] },
  DONE: { customer: ['dispute', 'complete'], system: ['completeByTime'] },
  DECLINED: { system: ['lapse'], customer: ['offerNext', 'cancel'] },
  EXPIRED: { system: ['lapse'], customer: ['offerNext', 'cancel'] },
};
const ACTORS: readonly OrderActor[] = ['customer', 'provider', 'system'];
const MOVES = Object.keys(ORDER_MOVES) as OrderMove[];

describe.each(ORDER_STATES.flatMap((state) => ACTORS.map((actor) => ({ state, actor }))))(
  '$actor in $state',
  ({ state, actor }) => {
    const allowed = ALLOWED[state]?.[actor] ?? [];

    it(`can make ${allowed.join(', ') || 'no move'}, and no other`, () => {
      expect(listMoves(state, actor)).toEqual(allowed);
      expect(MOVES.filter((move) => isMoveAllowed(move, state, actor)).sort()).toEqual([...allowed].sort());
    });
  },
);

describe('the life of an order', () => {
  it('leads to each state from where it should', () => {
    const to = (move: OrderMove) => ORDER_MOVES[move].to;
    expect(MOVES.map((move) => [move, to(move)])).toEqual([
      ['pay', 'AWAITING_PROVIDER'],
      ['expirePayment', 'PAYMENT_EXPIRED'],
      ['accept', 'CONFIRMED'],
      ['decline', 'DECLINED'],
      ['expireAnswer', 'EXPIRED'],
      ['lapse', 'CANCELLED_BY_SYSTEM'],
      ['offerNext', 'AWAITING_PROVIDER'],
      ['reschedule', null],
      ['depart', 'EN_ROUTE'],
      ['start', 'IN_PROGRESS'],
      ['finish', 'DONE'],
      ['finishForCustomer', 'DONE'],
      ['dispute', null],
      ['complete', 'COMPLETED'],
      ['completeByTime', 'COMPLETED'],
      ['cancel', 'CANCELLED_BY_CUSTOMER'],
      ['withdraw', 'CANCELLED_BY_PROVIDER'],
    ]);
  });

  it('leaves no move in a state that is over', () => {
    for (const state of ORDER_STATES.filter(isOver))
      expect(ACTORS.flatMap((actor) => listMoves(state, actor))).toEqual([]);
  });

  it('gives 15 min to pay, and 48 h to complete', () => {
    expect(toPaymentDueMs(0)).toBe(15 * MINUTE_MS);
    expect(toCompletionMs(0, 0)).toBe(48 * HOUR_MS);
  });

  it('completes from the booked end on, however early the work was said to be done', () => {
    expect(toCompletionMs(0, 5 * HOUR_MS)).toBe(53 * HOUR_MS);
    expect(toCompletionMs(6 * HOUR_MS, 5 * HOUR_MS)).toBe(54 * HOUR_MS);
  });

  it('opens each move by the booked hours, and a finish by the real start where that was later', () => {
    const visit = { startsAtMs: 10 * HOUR_MS, endsAtMs: 14 * HOUR_MS, startedAtMs: null };
    const open = MOVES.flatMap((move) => (toOpensAtMs(move, visit) === null ? [] : [[move, toOpensAtMs(move, visit)]]));
    expect(open).toEqual([
      ['depart', 8.5 * HOUR_MS],
      ['start', 9.75 * HOUR_MS],
      ['finish', 11 * HOUR_MS],
    ]);
    expect(toOpensAtMs('finish', { ...visit, startedAtMs: 9 * HOUR_MS })).toBe(11 * HOUR_MS);
    expect(toOpensAtMs('finish', { ...visit, startedAtMs: 12 * HOUR_MS })).toBe(13 * HOUR_MS);
    expect(MOVES.filter(opensByStartCode)).toEqual(['start']);
  });

  it.each([
    ['a visit in a day', 24 * HOUR_MS, 4 * HOUR_MS],
    ['a visit just over 6 h away', 6 * HOUR_MS + 1, 4 * HOUR_MS],
    ['a visit in 6 h', 6 * HOUR_MS, 30 * MINUTE_MS],
    ['a visit in 10 min', 10 * MINUTE_MS, 10 * MINUTE_MS],
  ])('gives a provider the time to answer that fits %s', (_case, startsAtMs, dueMs) => {
    expect(toAnswerDueMs(0, startsAtMs)).toBe(dueMs);
  });
});
