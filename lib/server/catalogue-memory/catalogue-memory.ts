import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { TimedMemory } from '@/lib/domain/site/timed-memory';

import type { Ports } from '../context';
import type { DatabasePort } from '../ports/database';

/** Another process may have changed the catalogue of a shared database without being heard. */
const KEPT_FOR_MS = MINUTE_MS;

type Recall<Value> = (
  ports: Pick<Ports, 'database' | 'clock'>,
  key: string,
  read: () => Promise<Value>,
) => Promise<Value>;

const forgetters: ((database: DatabasePort) => void)[] = [];

/**
 * Reads values that change only with the catalogue, once a key and minute. A running read is never shared: a
 * transaction that waited for another's read would wait for ever on the embedded database's one connection.
 */
export function createCatalogueMemory<Value extends NonNullable<unknown>>(): Recall<Value> {
  // By database, because a test process has several.
  const memories = new WeakMap<DatabasePort, TimedMemory<Value>>();
  forgetters.push((database) => memories.get(database)?.forget());
  return ({ database, clock }, key, read) => {
    const memory =
      memories.get(database) ?? new TimedMemory<Value>({ keptForMs: KEPT_FOR_MS, now: () => clock.now().getTime() });
    memories.set(database, memory);
    return memory.recall(key, read);
  };
}

/** After the catalogue changed (`signals.catalogueChanged`). */
export function forgetCatalogue(database: DatabasePort): void {
  for (const forget of forgetters) forget(database);
}
