import { MINUTE_MS } from '@/lib/domain/constants';

import type { Ports } from '../context';
import type { DatabasePort } from '../ports/database';

/** Another process may have changed the catalogue of a shared database without being heard. */
const KEPT_FOR_MS = MINUTE_MS;

interface Kept<Value> {
  readonly value: Value;
  readonly keptAtMs: number;
}

type Recall<Value> = (
  ports: Pick<Ports, 'database' | 'clock'>,
  key: string,
  read: () => Promise<Value>,
) => Promise<Value>;

const forgetters: ((database: DatabasePort) => void)[] = [];

/**
 * What changes only with the catalogue is read once a key and minute. A read that fails is told to its caller and not kept. Only what was read is shared,
 * never a read under way: a transaction that waited for somebody else's read would wait for ever on the embedded database's one connection.
 */
export function createCatalogueMemory<Value>(): Recall<Value> {
  // By database, because a test process has several.
  const memories = new WeakMap<DatabasePort, Map<string, Kept<Value>>>();
  forgetters.push((database) => void memories.delete(database));
  return async ({ database, clock }, key, read) => {
    const memory = memories.get(database) ?? new Map<string, Kept<Value>>();
    memories.set(database, memory);
    const nowMs = clock.now().getTime();
    const known = memory.get(key);
    if (known && nowMs - known.keptAtMs < KEPT_FOR_MS) return known.value;
    // What was forgotten meanwhile took its map with it, so an old value is not kept beyond the change.
    const value = await read();
    memory.set(key, { value, keptAtMs: nowMs });
    return value;
  };
}

/** After the catalogue changed (`signals.catalogueChanged`). */
export function forgetCatalogue(database: DatabasePort): void {
  for (const forget of forgetters) forget(database);
}
