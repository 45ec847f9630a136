import { sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { DatabasePort } from '../ports/database';

const WRITES: ReadonlySet<string | symbol> = new Set(['insert', 'update', 'delete', 'refreshMaterializedView']);

/** A database that only reads: a write throws view-only, and its transactions are read-only in themselves. */
export function toReadOnly(database: DatabasePort): DatabasePort {
  const connection = new Proxy(database.connection, {
    get: (target, name) => {
      if (WRITES.has(name)) return refuse;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return {
    ...database,
    connection,
    transaction: (work) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`set transaction read only`);
        return work(transaction);
      }),
  };
}

function refuse(): never {
  throw new CallError('view-only');
}
