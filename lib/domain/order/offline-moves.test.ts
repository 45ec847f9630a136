import { HOUR_MS, MINUTE_MS } from '../constants/time-units';
import { canWaitForNetwork, toExpectedWork, type MovableWork } from './offline-moves';

const NINE_MS = Date.UTC(2026, 10, 28, 5, 30);
const work: MovableWork = {
  state: 'CONFIRMED',
  kind: 'cleaning',
  startsAtMs: NINE_MS,
  hourCount: 3,
  moves: ['depart', 'withdraw'],
  moveOpenings: [],
};

describe('a work with moves that the server has not got', () => {
  it('is unchanged without moves', () => {
    expect(toExpectedWork(work, [])).toBe(work);
  });

  it('goes on by the server’s own table, with the times from which its next moves are open', () => {
    const departed = toExpectedWork(work, [{ move: 'depart', madeAtMs: NINE_MS - HOUR_MS }]);
    expect(departed).toMatchObject({
      state: 'EN_ROUTE',
      moves: ['start'],
      moveOpenings: [
        {
          move: 'start',
          opensAtMs: NINE_MS - 15 * MINUTE_MS,
          closesAtMs: NINE_MS + 3 * HOUR_MS,
          earlierBy: 'start-code',
        },
      ],
    });
    const started = toExpectedWork(departed, [{ move: 'start', madeAtMs: NINE_MS + HOUR_MS }]);
    expect(started).toMatchObject({
      state: 'IN_PROGRESS',
      moves: ['finish'],
      moveOpenings: [
        { move: 'finish', opensAtMs: NINE_MS + HOUR_MS + 45 * MINUTE_MS, closesAtMs: null, earlierBy: null },
      ],
    });
    expect(toExpectedWork(started, [{ move: 'finish', madeAtMs: NINE_MS + 3 * HOUR_MS }])).toMatchObject({
      state: 'DONE',
      moves: [],
    });
  });

  it('ends at the hand-over of textiles, whose next pieces are scanned with a network', () => {
    const taken = toExpectedWork({ ...work, kind: 'laundry', state: 'EN_ROUTE', moves: ['pickUp'] }, [
      { move: 'pickUp', madeAtMs: NINE_MS },
    ]);
    expect(taken).toMatchObject({ state: 'PICKED_UP', moves: [] });
  });

  it('accepts only moves at the door: taking work and giving it back need a network', () => {
    const waiting = (['depart', 'start', 'finish', 'pickUp', 'handBack'] as const).map(canWaitForNetwork);
    const never = (['accept', 'decline', 'withdraw', 'reportNoAccess'] as const).map(canWaitForNetwork);
    expect([new Set(waiting), new Set(never)]).toEqual([new Set([true]), new Set([false])]);
  });
});
