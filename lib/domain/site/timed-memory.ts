interface TimedMemoryOptions {
  readonly keptForMs: number;
  /** The time in ms, by the clock that tests can move. */
  readonly now: () => number;
  /**
   * A caller that asks while a value is being read waits for that read. Without it each reads for themselves: on the
   * embedded database a transaction that waited for somebody else's read would wait for ever.
   */
  readonly sharesReads?: boolean;
  /** While a value cannot be read anew, the last one stands in for it, however old. */
  readonly lastStandsIn?: boolean;
}

interface Kept<Value> {
  readonly value: Value;
  readonly keptAtMs: number;
}

/**
 * Values by key, each read again once its time is over. A failed read rejects for its callers, and is not stored. For
 * few keys: nothing is evicted.
 */
export class TimedMemory<Value extends NonNullable<unknown>> {
  private kept = new Map<string, Kept<Value>>();
  private reads = new Map<string, Promise<Value>>();

  constructor(private readonly options: TimedMemoryOptions) {}

  /** The value while its time lasts. */
  find(key: string): Value | undefined {
    const known = this.kept.get(key);
    return known && this.options.now() - known.keptAtMs < this.options.keptForMs ? known.value : undefined;
  }

  /** The value, read where it is not known. Throws what `read` throws. */
  async recall(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.find(key);
    if (known !== undefined) return known;
    if (!this.options.sharesReads) return this.read(key, read);
    const { reads } = this;
    const reading = reads.get(key) ?? this.read(key, read).finally(() => reads.delete(key));
    reads.set(key, reading);
    return reading;
  }

  /** Forgets every value. A read that is under way is answered, and not kept: it may have begun before the change. */
  forget(): void {
    this.kept = new Map();
    this.reads = new Map();
  }

  private async read(key: string, read: () => Promise<Value>): Promise<Value> {
    // What forgets takes this map away, so nothing is written into the next one.
    const { kept } = this;
    const keptAtMs = this.options.now();
    try {
      const value = await read();
      kept.set(key, { value, keptAtMs });
      return value;
    } catch (error) {
      const last = kept.get(key);
      if (!this.options.lastStandsIn || !last) throw error;
      kept.set(key, { value: last.value, keptAtMs });
      return last.value;
    }
  }
}
