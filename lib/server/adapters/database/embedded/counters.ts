const SLOTS = ['progress', 'syncs', 'walBytes'] as const;

type Slot = (typeof SLOTS)[number];

/**
 * Counters that the database's thread writes and its watchers read, without a message that a stuck thread could not
 * answer.
 */
export interface Counters {
  /** Handed to the thread; `openCounters` makes the same counters of it there. */
  readonly memory: SharedArrayBuffer;
  /** Wraps at 2³¹: for progress only a difference counts, and the others are taken long before. */
  get(slot: Slot): number;
  add(slot: Slot, count: number): void;
  /** The count so far, which begins anew at 0. */
  take(slot: Slot): number;
}

export function openCounters(memory = new SharedArrayBuffer(SLOTS.length * Int32Array.BYTES_PER_ELEMENT)): Counters {
  const cells = new Int32Array(memory);
  return {
    memory,
    get: (slot) => Atomics.load(cells, SLOTS.indexOf(slot)),
    add: (slot, count) => void Atomics.add(cells, SLOTS.indexOf(slot), count),
    take: (slot) => Atomics.exchange(cells, SLOTS.indexOf(slot), 0),
  };
}
