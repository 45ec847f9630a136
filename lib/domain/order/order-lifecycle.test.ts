import { ORDER_STATES, SERVICE_KINDS, type OrderState, type ServiceKind } from '@/lib/contract/enumerations';

import { HOUR_MS, MINUTE_MS } from '../constants/time-units';
import { opensByStartCode, toOpensAtMs } from './move-opening';
import {
  getMove,
  isMoveAllowed,
  listComingStates,
  listMoves,
  MOVES,
  toCompletionMs,
  toPaymentDueMs,
} from './order-lifecycle';
import type { OrderActor } from './order-move-shape';
import { ORDER_MOVES, type OrderMove } from './order-moves';
import { isOver } from './order-states';
import { getKind, isOfKind } from '../kind/service-kind';

/** Textiles on their way. */
const AT_WORK: Partial<Record<OrderActor, OrderMove[]>> = {
  provider: ['proposePrice'],
  customer: ['dispute', 'approvePrice', 'refusePrice'],
  system: ['closeDispute', 'refusePriceByTime'],
};
/** Written out by hand: the moves of each side in each state of a cleaning. Any other move is refused. */
const ALLOWED: Partial<Record<OrderState, Partial<Record<OrderActor, OrderMove[]>>>> = {
  PENDING_PAYMENT: { system: ['pay', 'expirePayment'], customer: ['prolongPayment', 'reschedule', 'cancel'] },
  BIDDING: { customer: ['cancel'] },
  AWAITING_PROVIDER: { provider: ['accept', 'decline'], system: ['expireAnswer'], customer: ['reschedule', 'cancel'] },
  CONFIRMED: {
    provider: ['agreeHour', 'keepHour', 'tellDelay', 'offerHours', 'depart', 'withdraw'],
    system: ['giveBack', 'keepHourByTime', 'refuseHoursByTime'],
    customer: [
      'reschedule',
      'askReschedule',
      'takeBackHour',
      'agreeDelay',
      'refuseDelay',
      'takeHour',
      'refuseHours',
      'cancel',
      'sayNobodyCame',
      'reportNoShow',
    ],
  },
  EN_ROUTE: {
    provider: ['tellDelay', 'offerHours', 'start', 'withdraw', 'reportNoAccess', 'leaveUnsafe'],
    system: ['giveBack', 'refuseHoursByTime'],
    customer: [
      'agreeDelay',
      'refuseDelay',
      'takeHour',
      'refuseHours',
      'cancel',
      'sayNobodyCame',
      'saySomebodyHome',
      'reportNoShow',
      'disputeNoShow',
    ],
  },
  IN_PROGRESS: {
    provider: ['finish', 'leaveUnsafe', 'proposePrice'],
    customer: ['finishForCustomer', 'dispute', 'approvePrice', 'refusePrice'],
    system: ['closeDispute', 'refusePriceByTime'],
  },
  PICKED_UP: AT_WORK,
  PROCESSING: AT_WORK,
  RETURNING: AT_WORK,
  DONE: { customer: ['dispute', 'complete'], system: ['completeByTime', 'closeDispute', 'closeCashClaim'] },
  COMPLETED: { customer: ['dispute'] },
  DISPUTED: { system: ['closeDispute'] },
  DECLINED: { system: ['lapse', 'rescue'], customer: ['offerNext', 'cancel'] },
  EXPIRED: { system: ['lapse', 'rescue'], customer: ['offerNext', 'cancel'] },
  CANCELLED_BY_CUSTOMER: { customer: ['contestFee'], system: ['releaseFee'] },
  CANCELLED_BY_PROVIDER: { customer: ['contestFee'], system: ['releaseFee'] },
};
const SIDES: readonly OrderActor[] = ['customer', 'provider', 'system'];
const ROWS = Object.keys(ORDER_MOVES) as (keyof typeof ORDER_MOVES)[];

describe.each(ORDER_STATES.flatMap((state) => SIDES.map((actor) => ({ state, actor }))))(
  '$actor in $state',
  ({ state, actor }) => {
    const allowed = ALLOWED[state]?.[actor] ?? [];

    it(`has exactly ${allowed.join(', ') || 'no move'}`, () => {
      const order = { state, kind: 'cleaning' } as const;
      expect(listMoves(order, actor)).toEqual(allowed);
      expect(MOVES.filter((move) => isMoveAllowed(move, order, actor)).sort()).toEqual([...allowed].sort());
    });
  },
);

describe('the life of an order', () => {
  it('leads to each state from its former ones', () => {
    const to = (move: OrderMove) => getMove(move).to;
    const ofOrder = MOVES.filter((move) => getMove(move).by !== 'operator');
    expect(ofOrder.map((move) => [move, to(move)])).toEqual([
      ['pay', 'AWAITING_PROVIDER'],
      ['expirePayment', 'PAYMENT_EXPIRED'],
      ['prolongPayment', null],
      ['accept', 'CONFIRMED'],
      ['decline', 'DECLINED'],
      ['expireAnswer', 'EXPIRED'],
      ['lapse', 'CANCELLED_BY_SYSTEM'],
      ['offerNext', 'AWAITING_PROVIDER'],
      ['giveBack', 'DECLINED'],
      ['rescue', 'AWAITING_PROVIDER'],
      ['reschedule', null],
      ['askReschedule', null],
      ['agreeHour', null],
      ['keepHour', null],
      ['keepHourByTime', null],
      ['takeBackHour', null],
      ['tellDelay', null],
      ['agreeDelay', null],
      ['refuseDelay', null],
      ['offerHours', null],
      ['takeHour', 'CONFIRMED'],
      ['refuseHours', null],
      ['refuseHoursByTime', null],
      ['depart', 'EN_ROUTE'],
      ['start', 'IN_PROGRESS'],
      ['finish', 'DONE'],
      ['finishForCustomer', 'DONE'],
      ['dispute', null],
      ['complete', 'COMPLETED'],
      ['completeByTime', 'COMPLETED'],
      ['closeDispute', 'COMPLETED'],
      ['closeCashClaim', 'COMPLETED'],
      ['cancel', 'CANCELLED_BY_CUSTOMER'],
      ['withdraw', 'CANCELLED_BY_PROVIDER'],
      ['sayNobodyCame', null],
      ['saySomebodyHome', null],
      ['reportNoAccess', 'CANCELLED_BY_CUSTOMER'],
      ['reportNoShow', 'CANCELLED_BY_PROVIDER'],
      ['disputeNoShow', 'CANCELLED_BY_PROVIDER'],
      ['contestFee', null],
      ['releaseFee', null],
      ['leaveUnsafe', 'CANCELLED_BY_PROVIDER'],
      ['chooseBid', 'PENDING_PAYMENT'],
      ['reopenBids', 'BIDDING'],
      ['endBids', 'EXPIRED'],
      ['retryBids', 'BIDDING'],
      ['pickUp', 'PICKED_UP'],
      ['process', 'PROCESSING'],
      ['bringBack', 'RETURNING'],
      ['handBack', 'DONE'],
      ['proposePrice', null],
      ['lowerPrice', null],
      ['approvePrice', null],
      ['refusePrice', null],
      ['refusePriceByTime', null],
    ]);
  });

  it('leaves no move in an ended state, but for its held fee, the report of a problem and the desk’s gifts and texts', () => {
    const ofFee = ['contestFee', 'releaseFee', 'dispute'];
    for (const state of ORDER_STATES.filter(isOver)) {
      const left = ROWS.filter(
        (row) => ORDER_MOVES[row].by !== 'operator' && (ORDER_MOVES[row].from as readonly OrderState[]).includes(state),
      );
      expect(left.filter((row) => !ofFee.includes(row))).toEqual([]);
    }
  });

  it('gives 15 min to pay, and 48 h to complete', () => {
    expect(toPaymentDueMs(0)).toBe(15 * MINUTE_MS);
    expect(toCompletionMs(0, 0)).toBe(48 * HOUR_MS);
  });

  it('completes from the booked end on, however early the work was reported as done', () => {
    expect(toCompletionMs(0, 5 * HOUR_MS)).toBe(53 * HOUR_MS);
    expect(toCompletionMs(6 * HOUR_MS, 5 * HOUR_MS)).toBe(54 * HOUR_MS);
  });

  it('opens each move by the booked hours, and a finish by the real start where that was later', () => {
    const visit = {
      startsAtMs: 10 * HOUR_MS,
      endsAtMs: 14 * HOUR_MS,
      returnsAtMs: 130 * HOUR_MS,
      startedAtMs: null,
    };
    const open = MOVES.flatMap((move) => (toOpensAtMs(move, visit) === null ? [] : [[move, toOpensAtMs(move, visit)]]));
    expect(open).toEqual([
      ['tellDelay', 8.5 * HOUR_MS],
      ['offerHours', 8.5 * HOUR_MS],
      ['depart', 8.5 * HOUR_MS],
      ['start', 9.75 * HOUR_MS],
      ['finish', 11 * HOUR_MS],
      ['sayNobodyCame', 10 * HOUR_MS],
      ['reportNoAccess', 10 * HOUR_MS + 10 * MINUTE_MS],
      ['reportNoShow', 10.5 * HOUR_MS],
      ['disputeNoShow', 10.5 * HOUR_MS],
      ['pickUp', 9.75 * HOUR_MS],
      ['handBack', 129.75 * HOUR_MS],
    ]);
    expect(toOpensAtMs('finish', { ...visit, startedAtMs: 9 * HOUR_MS })).toBe(11 * HOUR_MS);
    expect(toOpensAtMs('finish', { ...visit, startedAtMs: 12 * HOUR_MS })).toBe(13 * HOUR_MS);
    expect(MOVES.filter(opensByStartCode)).toEqual(['start', 'pickUp', 'handBack']);
  });
});

/** The states that an order of a kind can come to from the one that it begins in, by these rows of the table. */
function listReachable(kind: ServiceKind, rows: readonly (keyof typeof ORDER_MOVES)[]): OrderState[] {
  const reached = new Set<OrderState>([getKind(kind).matching === 'bids' ? 'BIDDING' : 'PENDING_PAYMENT']);
  const open = rows.map((row) => ORDER_MOVES[row]).filter((row) => isOfKind(kind, 'only' in row ? row.only : {}));
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const { from, to } of open) if (to && from.some((state) => reached.has(state))) reached.add(to);
  }
  return ORDER_STATES.filter((state) => reached.has(state));
}

describe('an unserved row of the table', () => {
  const unserved = ROWS.filter((row) => !(MOVES as readonly string[]).includes(row));

  it('is no move: nobody can ask for it, and no side of any order is offered it', () => {
    // @ts-expect-error A dispute's own table takes it up.
    const move: OrderMove = 'takeUpDispute';
    expect(unserved).toContain(move);
    for (const kind of SERVICE_KINDS)
      for (const state of ORDER_STATES)
        for (const actor of [...SIDES, 'operator'] as const)
          expect(listMoves({ state, kind }, actor).filter((listed) => (unserved as string[]).includes(listed))).toEqual(
            [],
          );
  });

  it('moves no money and tells nobody', () => {
    const parts = unserved.flatMap((row) => Object.keys(ORDER_MOVES[row]));
    expect([...new Set(parts)].sort()).toEqual(['by', 'from', 'isServed', 'to']);
  });

  it('is the only way to the states that a cleaning cannot reach today', () => {
    const unreached = ORDER_STATES.filter((state) => !listReachable('cleaning', MOVES).includes(state));
    expect(unreached).toEqual(['BIDDING', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DISPUTED']);
  });

  it('leads, with the others, to every state of some kind', () => {
    const reached = new Set(SERVICE_KINDS.flatMap((kind) => listReachable(kind, ROWS)));
    expect(ORDER_STATES.filter((state) => !reached.has(state))).toEqual([]);
    expect(listReachable('laundry', ROWS)).not.toContain('IN_PROGRESS');
    expect(listReachable('cleaning', ROWS)).not.toContain('BIDDING');
    expect(listReachable('task', ROWS)).not.toContain('PICKED_UP');
  });
});

describe('the coming states', () => {
  it.each([
    ['cleaning', 'AWAITING_PROVIDER', ['CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'DONE', 'COMPLETED']],
    ['cleaning', 'DONE', ['COMPLETED']],
    ['cleaning', 'DECLINED', []],
    ['cleaning', 'COMPLETED', []],
    ['laundry', 'CONFIRMED', ['EN_ROUTE', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE', 'COMPLETED']],
    [
      'task',
      'BIDDING',
      ['PENDING_PAYMENT', 'AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'DONE', 'COMPLETED'],
    ],
  ] as const)('are known for a %s in %s', (kind, state, coming) => {
    expect(listComingStates({ kind, state })).toEqual(coming);
  });
});

describe('kinds differ', () => {
  it.each([
    ['reschedule', 'CONFIRMED', 'gas', false],
    ['reschedule', 'CONFIRMED', 'cleaning', true],
    ['offerNext', 'EXPIRED', 'gas', true],
    ['offerNext', 'EXPIRED', 'task', false],
    ['retryBids', 'EXPIRED', 'task', true],
    ['retryBids', 'EXPIRED', 'cleaning', false],
    ['chooseBid', 'BIDDING', 'moving', true],
    ['offerNext', 'EXPIRED', 'cleaning', true],
  ] as const)('%s in %s of a %s: %s', (move, state, kind, isAllowed) => {
    expect(isMoveAllowed(move, { state, kind }, 'customer')).toBe(isAllowed);
  });

  it('keeps an order with bids whose choice was not paid: the others can be chosen again', () => {
    const unpaid = { state: 'PENDING_PAYMENT' } as const;
    expect(isMoveAllowed('expirePayment', { ...unpaid, kind: 'task' }, 'system')).toBe(false);
    expect(isMoveAllowed('reopenBids', { ...unpaid, kind: 'task' }, 'system')).toBe(true);
    expect(isMoveAllowed('reopenBids', { ...unpaid, kind: 'cleaning' }, 'system')).toBe(false);
  });

  it('picks textiles up at the door instead of starting work', () => {
    expect(isMoveAllowed('start', { state: 'EN_ROUTE', kind: 'carpet' }, 'provider')).toBe(false);
  });
});
