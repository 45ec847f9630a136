import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * Plain numbers since the start: pages from memory, pages rendered to be cached, pages never cached; and the present
 * cache.
 */
export interface PageStatistics {
  readonly hits: number;
  readonly misses: number;
  readonly bypasses: number;
  readonly fills: number;
  readonly entries: number;
  readonly storedBytes: number;
}

/** The page cache counts by itself, so that nothing delays a page from memory; null in development, which has none. */
export function addPageGauges(registry: Registry, getStatistics: () => PageStatistics | null): void {
  addPageCounters(registry, getStatistics);
  addGauge(registry, 'entries', 'Pages in memory.', () => getStatistics()?.entries ?? 0);
  addGauge(registry, 'bytes', 'What they take.', () => getStatistics()?.storedBytes ?? 0);
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({
    name: `pelakfan_page_cache_${name}`,
    help,
    registers: [registry],
    collect: () => gauge.set(read()),
  });
}

function addPageCounters(registry: Registry, getStatistics: () => PageStatistics | null): void {
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
}
