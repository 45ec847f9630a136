import { Counter, Gauge, type Registry } from 'prom-client';

/** Plain numbers since the start: what came from memory, was rendered first to be kept, or is never kept; and what is kept now. */
export interface PageStatistics {
  readonly hits: number;
  readonly misses: number;
  readonly bypasses: number;
  readonly fills: number;
  readonly entries: number;
  readonly storedBytes: number;
}

/** The page cache counts by itself, for nothing else may stand in the way of a page from memory; null in development, where there is none. */
export function addPageGauges(registry: Registry, getStatistics: () => PageStatistics | null): void {
  const registers = [registry];
  const answers: Counter<'outcome'> = new Counter({
    name: 'pelakfan_page_cache_requests_total',
    help: 'Pages from memory (hit; these are in no other counter), rendered to be kept (miss), and never kept (bypass).',
    labelNames: ['outcome'],
    registers,
    collect: () => {
      const { hits = 0, misses = 0, bypasses = 0 } = getStatistics() ?? {};
      answers.reset();
      answers.inc({ outcome: 'hit' }, hits);
      answers.inc({ outcome: 'miss' }, misses);
      answers.inc({ outcome: 'bypass' }, bypasses);
    },
  });
  const fills: Counter = new Counter({
    name: 'pelakfan_page_cache_fills_total',
    help: 'Renders whose result was to be kept.',
    registers,
    collect: () => {
      fills.reset();
      fills.inc(getStatistics()?.fills ?? 0);
    },
  });
  const entries: Gauge = new Gauge({
    name: 'pelakfan_page_cache_entries',
    help: 'Pages in memory.',
    registers,
    collect: () => entries.set(getStatistics()?.entries ?? 0),
  });
  const bytes: Gauge = new Gauge({
    name: 'pelakfan_page_cache_bytes',
    help: 'What they take.',
    registers,
    collect: () => bytes.set(getStatistics()?.storedBytes ?? 0),
  });
}
