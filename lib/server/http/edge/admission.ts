import { OVERLOAD } from '@/lib/domain/constants/process';

/** Work for which room is made first: payments, and providers' words on their work. */
export type WorkClass = 'first' | 'other';

/** More is asked for than this process can do in time; nothing of the request has begun. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface Admission {
  /**
   * Waits for room to work in. Answers the function that gives the room back. Throws Overloaded at once where too many
   * wait, and where the wait was in vain.
   */
  enter(kind: WorkClass): Promise<() => void>;
  /** Whether one more would be refused at once: for work that takes no room of its own. */
  isFull(kind: WorkClass): boolean;
  getState(): { readonly limit: number; readonly underWay: number; readonly waiting: number };
}

/**
 * Room for everybody, where tests share the machine with their browsers: what a person meets there must not hang on its
 * speed. overload.test.ts has the real one.
 */
export const ADMITS_ALL: Admission = {
  enter: async () => () => undefined,
  isFull: () => false,
  getState: () => ({ limit: Number.POSITIVE_INFINITY, underWay: 0, waiting: 0 }),
};

export interface AdmissionClock {
  /** Milliseconds of a clock that nobody sets back. */
  now(): number;
  later(afterMs: number, act: () => void): void;
}

const MACHINE: AdmissionClock = {
  now: () => performance.now(),
  later: (afterMs, act) => void setTimeout(act, afterMs).unref(),
};

interface Waiter {
  readonly sinceMs: number;
  admit(leave: () => void): void;
  refuse(): void;
}

/**
 * Limits concurrent work and the wait for it. A served request is served soon, and the others hear at once to come
 * again. The limit follows the work's time (additive increase, multiplicative decrease on the median of a window). With
 * the machine's cores taken, less runs at a time. The few that wait for a bank do not move its median. A request that
 * holds its place for longer than a lease waits for a partner, and keeps nobody out.
 */
export class AdmissionQueue implements Admission {
  private limit: number = OVERLOAD.mostUnderWay;
  /** Room by when it was taken, oldest first. */
  private readonly underWay = new Map<symbol, number>();
  private readonly waiting: Record<WorkClass, Waiter[]> = { first: [], other: [] };
  private served: number[] = [];
  private wasShort = false;

  constructor(private readonly clock: AdmissionClock = MACHINE) {}

  enter(kind: WorkClass): Promise<() => void> {
    this.endLeases();
    if (this.hasRoom() && this.countBefore(kind) === 0) return Promise.resolve(this.take());
    this.wasShort = true;
    if (this.isFull(kind)) return Promise.reject(new Overloaded('too many requests wait'));
    return new Promise((admit, reject) => {
      const waiter: Waiter = {
        sinceMs: this.clock.now(),
        admit,
        refuse: () => reject(new Overloaded('a request waited in vain')),
      };
      this.waiting[kind].push(waiter);
      this.clock.later(OVERLOAD.longestWaitMs[kind], () => {
        this.serve();
        const at = this.waiting[kind].indexOf(waiter);
        if (at !== -1) this.waiting[kind].splice(at, 1)[0]?.refuse();
      });
    });
  }

  isFull(kind: WorkClass): boolean {
    return !this.hasRoom() && this.waiting[kind].length >= OVERLOAD.mostWaiting[kind];
  }

  getState(): ReturnType<Admission['getState']> {
    const waiting = this.waiting.first.length + this.waiting.other.length;
    return { limit: this.limit, underWay: this.underWay.size, waiting };
  }

  private hasRoom(): boolean {
    return this.underWay.size < this.limit;
  }

  private countBefore(kind: WorkClass): number {
    return this.waiting.first.length + (kind === 'first' ? 0 : this.waiting.other.length);
  }

  private take(): () => void {
    const room = Symbol('room');
    const takenAtMs = this.clock.now();
    this.underWay.set(room, takenAtMs);
    return () => {
      if (!this.underWay.delete(room)) return;
      this.learn(this.clock.now() - takenAtMs);
      this.serve();
    };
  }

  private serve(): void {
    this.endLeases();
    while (this.hasRoom()) {
      const next = this.waiting.first.shift() ?? this.waiting.other.shift();
      if (!next) return;
      next.admit(this.take());
    }
  }

  private endLeases(): void {
    const endedMs = this.clock.now() - OVERLOAD.leaseMs;
    for (const [room, takenAtMs] of this.underWay) {
      if (takenAtMs > endedMs) return;
      this.underWay.delete(room);
      this.learn(OVERLOAD.leaseMs);
    }
  }

  private learn(tookMs: number): void {
    this.served.push(tookMs);
    if (this.served.length < OVERLOAD.windowSize) return;
    const median = this.served.sort((one, other) => one - other)[OVERLOAD.windowSize >> 1] ?? 0;
    const { fewestUnderWay, mostUnderWay, targetMs } = OVERLOAD;
    if (median > targetMs) this.limit = Math.max(fewestUnderWay, Math.floor(this.limit * 0.8));
    else if (this.wasShort) this.limit = Math.min(mostUnderWay, this.limit + 1);
    [this.served, this.wasShort] = [[], false];
  }
}
