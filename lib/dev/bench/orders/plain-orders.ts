import { randomUUID } from 'node:crypto';

import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { DatabasePort, Transaction } from '@/lib/server/ports/database';
import { bookings, ledgerEntries, ledgerPostings, tasks } from '@/lib/server/schema';

import type { Row, TableRows } from './written-rows';

const FAR_AWAY_MS = Date.parse('2100-01-01T00:00:00Z');
const VISIT_MS = 3 * 3_600_000;

/** New values for what may not be there twice, and the ids that rows of one order share. */
interface Changes {
  readonly taskId: number;
  readonly postingId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

let lastVisit = 0;

/**
 * Writes the rows of one order as they are: one transaction, and one INSERT a table. Nothing is read, and nothing
 * checked but what the database checks by itself. The balances move as in the product, for that is the database's own
 * doing.
 */
export function writePlainOrder(database: DatabasePort, order: readonly TableRows[]): Promise<void> {
  const startsAt = new Date(FAR_AWAY_MS + (lastVisit += 1) * VISIT_MS);
  const visit = { startsAt, endsAt: new Date(startsAt.getTime() + VISIT_MS) };
  return database.transaction(async (transaction) => {
    const taskId = await insertOne(transaction, tasks, requireRow(order, tasks), { ...visit, taskId: 0, postingId: 0 });
    const postingId = await insertOne(transaction, ledgerPostings, requireRow(order, ledgerPostings), {
      ...visit,
      taskId,
      postingId: 0,
    });
    const rest = order.filter(({ table }) => table !== tasks && table !== ledgerPostings);
    // Last, because their accounts stay locked from here to the commit.
    const entriesLast = [
      ...rest.filter(({ table }) => table !== ledgerEntries),
      ...rest.filter(({ table }) => table === ledgerEntries),
    ];
    for (const { table, rows } of entriesLast)
      await transaction.insert(table).values(rows.map((row) => renew(table, row, { ...visit, taskId, postingId })));
  });
}

async function insertOne(
  transaction: Transaction,
  table: typeof tasks | typeof ledgerPostings,
  row: Row,
  changes: Changes,
): Promise<number> {
  const anyTable: PgTable = table;
  const [inserted] = await transaction
    .insert(anyTable)
    .values(renew(table, row, changes))
    .returning({ id: table.id });
  return Number(inserted?.id);
}

function renew(table: PgTable, row: Row, changes: Changes): Row {
  const renewed: Record<string, unknown> = { ...row };
  if ('taskId' in row) renewed.taskId = changes.taskId;
  if ('postingId' in row) renewed.postingId = changes.postingId;
  if ('code' in row) renewed.code = randomUUID();
  for (const key of ['key', 'idempotencyKey']) if (key in row) renewed[key] = randomUUID();
  if (is(table, PgTable) && table === bookings)
    Object.assign(renewed, { startsAt: changes.startsAt, endsAt: changes.endsAt });
  return renewed;
}

function requireRow(order: readonly TableRows[], table: PgTable): Row {
  const row = order.find((part) => part.table === table)?.rows[0];
  if (!row) throw new Error('The order that was taken as the pattern has no task or no posting: was it settled?');
  return row;
}
