import { LRUCache } from 'lru-cache';

import type { PageGeneration } from './page-generation';
import { SingleFlight } from './single-flight';
import type { StoredPage } from './stored-page';

const REFUSALS_REMEMBERED = 500;
const REFUSAL_MEMORY_MS = 60_000;
/** A page whose time is over is sent this much longer while a new one is made, so that nobody waits for it. */
const SENT_WHILE_REFRESHED_MS = 60_000;
/** After a render that failed, the page that is there goes on for this long. */
const KEPT_ON_FAILURE_MS = 5_000;

/** The result of a render: a page to cache; nothing this time (it failed); or nothing for a while. */
export type Rendered = StoredPage | 'pass' | 'refuse';

interface Entry {
  readonly page: StoredPage;
  readonly generation: number;
  freshUntilMs: number;
}

/** Bounded in bytes; the least used page goes first. A page of an earlier generation is no page. */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly refusals = new LRUCache<string, true>({ max: REFUSALS_REMEMBERED, ttl: REFUSAL_MEMORY_MS });
  private readonly flights = new SingleFlight<StoredPage | null>();
  private fills = 0;

  constructor(
    private readonly generation: PageGeneration,
    largestBytes: number,
    /** Milliseconds of a clock that nobody sets back. */
    private readonly now: () => number = () => performance.now(),
  ) {
    this.entries = new LRUCache({
      maxSize: largestBytes,
      sizeCalculation: ({ page }, key) => page.sizeBytes + key.length,
    });
  }

  /** The page under a key; `isFresh` is false where a new one should be made meanwhile. */
  find(key: string): { readonly page: StoredPage; readonly isFresh: boolean } | null {
    const entry = this.findEntry(key);
    if (!entry) return null;
    const overdueMs = this.now() - entry.freshUntilMs;
    return overdueMs < SENT_WHILE_REFRESHED_MS ? { page: entry.page, isFresh: overdueMs < 0 } : null;
  }

  isRefused(key: string): boolean {
    return this.refusals.has(key);
  }

  /**
   * Renders once for all that ask at the same time. Null where there is nothing to keep; the old page where the render
   * failed.
   */
  fill(key: string, render: (previous: StoredPage | undefined) => Promise<Rendered>): Promise<StoredPage | null> {
    const generation = this.generation.current;
    // A render that began before a purge is no answer to who came after it.
    return this.flights.run(`${generation} ${key}`, async () => {
      this.fills += 1;
      return this.settle(key, await render(this.findEntry(key)?.page), generation);
    });
  }

  forgetAll(): void {
    this.entries.clear();
    this.refusals.clear();
  }

  getSize(): { readonly entries: number; readonly storedBytes: number; readonly fills: number } {
    return { entries: this.entries.size, storedBytes: this.entries.calculatedSize, fills: this.fills };
  }

  private findEntry(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    return entry?.generation === this.generation.current ? entry : undefined;
  }

  private settle(key: string, rendered: Rendered, generation: number): StoredPage | null {
    if (rendered === 'pass') {
      const previous = this.findEntry(key);
      if (previous) previous.freshUntilMs = this.now() + KEPT_ON_FAILURE_MS;
      return previous?.page ?? null;
    }
    const isOfToday = generation === this.generation.current;
    if (rendered === 'refuse') {
      this.entries.delete(key);
      if (isOfToday) this.refusals.set(key, true);
      return null;
    }
    if (isOfToday)
      this.entries.set(key, { page: rendered, generation, freshUntilMs: this.now() + rendered.lifetimeMs });
    return rendered;
  }
}
