import { OVERLOAD } from '@/lib/domain/constants/process';

import { AdmissionQueue, Overloaded } from './admission';

/** A clock that goes on by hand, and does due work in its order. */
function createHandClock() {
  let nowMs = 0;
  const due: { readonly atMs: number; readonly act: () => void }[] = [];
  return {
    now: () => nowMs,
    later: (afterMs: number, act: () => void) => void due.push({ atMs: nowMs + afterMs, act }),
    advance: (byMs: number) => {
      const endMs = nowMs + byMs;
      for (;;) {
        const [next] = due.filter(({ atMs }) => atMs <= endMs).sort((one, other) => one.atMs - other.atMs);
        if (!next) break;
        due.splice(due.indexOf(next), 1);
        nowMs = next.atMs;
        next.act();
      }
      nowMs = endMs;
    },
  };
}

describe('the admission of work', () => {
  let clock: ReturnType<typeof createHandClock>;
  let admission: AdmissionQueue;
  beforeEach(() => {
    clock = createHandClock();
    admission = new AdmissionQueue(clock);
  });
  const fill = (count: number = OVERLOAD.mostUnderWay) =>
    Promise.all(Array.from({ length: count }, () => admission.enter('other')));
  /** Notes in `order` when it was admitted or refused. */
  const ask = (kind: 'first' | 'other', name: string, order: string[]) =>
    admission.enter(kind).then(
      (leave) => {
        order.push(name);
        return leave;
      },
      (error: unknown) => {
        order.push(`${name}: ${error instanceof Overloaded ? 'overloaded' : String(error)}`);
        return () => undefined;
      },
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Runs whole windows of work that takes this time each. */
  const work = async (windows: number, tookMs: number) => {
    for (let done = 0; done < windows * OVERLOAD.windowSize; done += 1) {
      const leave = await admission.enter('other');
      clock.advance(tookMs);
      leave();
    }
  };

  it('admits as many as there is room for, then the waiting ones in their order, payments and moves before the rest', async () => {
    const [leave, ...others] = await fill();
    const order: string[] = [];
    for (const name of ['reads 1', 'reads 2']) void ask('other', name, order);
    for (const name of ['pays 1', 'pays 2']) void ask('first', name, order);
    await settle();
    expect(order).toEqual([]);
    leave?.();
    for (const end of others.slice(0, 3)) end();
    await settle();
    expect(order).toEqual(['pays 1', 'pays 2', 'reads 1', 'reads 2']);
    expect(admission.getState()).toMatchObject({ underWay: OVERLOAD.mostUnderWay, waiting: 0 });
  });

  it('returns each place once', async () => {
    const [leave] = await fill();
    leave?.();
    leave?.();
    expect(admission.getState().underWay).toBe(OVERLOAD.mostUnderWay - 1);
  });

  it('refuses at once beyond the few that may wait, and a crowd of readers keeps no payment out', async () => {
    const leaves = await fill();
    const order: string[] = [];
    for (let count = 0; count < OVERLOAD.mostWaiting.other; count += 1) void ask('other', 'waits', order);
    expect([admission.isFull('other'), admission.isFull('first')]).toEqual([true, false]);
    void ask('other', 'late', order);
    const paid = ask('first', 'pays', order);
    await settle();
    expect(order).toEqual(['late: overloaded']);
    leaves[0]?.();
    await paid;
    expect(order).toEqual(['late: overloaded', 'pays']);
  });

  it('refuses those that waited their longest time, the rest sooner than payments', async () => {
    await fill();
    const order: string[] = [];
    void ask('first', 'pays', order);
    void ask('other', 'reads', order);
    clock.advance(OVERLOAD.longestWaitMs.other - 1);
    await settle();
    expect(order).toEqual([]);
    clock.advance(1);
    await settle();
    expect(order).toEqual(['reads: overloaded']);
    clock.advance(OVERLOAD.longestWaitMs.first - OVERLOAD.longestWaitMs.other);
    await settle();
    expect(order).toEqual(['reads: overloaded', 'pays: overloaded']);
    expect(admission.getState().waiting).toBe(0);
  });

  it('stops counting work that waits for a partner: a hanging partner keeps nobody out', async () => {
    await fill();
    clock.advance(OVERLOAD.leaseMs);
    const order: string[] = [];
    await Promise.all([ask('other', 'reads', order), ask('first', 'pays', order)]);
    expect(order).toEqual(['reads', 'pays']);
    expect(admission.getState().underWay).toBe(2);
  });

  it('does less at a time while work takes long, but at least a few, and more again afterwards', async () => {
    await work(3, OVERLOAD.targetMs + 1);
    expect(admission.getState().limit).toBeLessThan(OVERLOAD.mostUnderWay);
    await work(50, OVERLOAD.targetMs + 1);
    expect(admission.getState().limit).toBe(OVERLOAD.fewestUnderWay);
    // Quick work alone is no reason to do more: somebody must have had to wait.
    await work(5, 1);
    expect(admission.getState().limit).toBe(OVERLOAD.fewestUnderWay);
    for (let window = 0; window < OVERLOAD.mostUnderWay; window += 1) {
      const leaves = await fill(admission.getState().limit);
      const waiting = admission.enter('other');
      leaves.forEach((leave) => leave());
      (await waiting)();
      await work(1, 1);
    }
    expect(admission.getState().limit).toBe(OVERLOAD.mostUnderWay);
  });

  it('does not count the few that wait for a bank as an overload', async () => {
    for (let round = 0; round < 20 * OVERLOAD.windowSize; round += 1) {
      const leave = await admission.enter('first');
      clock.advance(round % 3 === 0 ? OVERLOAD.leaseMs - 1 : 5);
      leave();
    }
    expect(admission.getState().limit).toBe(OVERLOAD.mostUnderWay);
  });
});
