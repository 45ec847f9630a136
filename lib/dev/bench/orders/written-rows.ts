import { desc, getTableColumns, gt, is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';

import type { DatabasePort } from '@/lib/server/ports/database';
import * as schema from '@/lib/server/schema';

export type Row = Readonly<Record<string, unknown>>;

/** The rows of one table, without what the database numbers by itself. */
export interface TableRows {
  readonly table: PgTable;
  readonly rows: readonly Row[];
}

/** The new rows that some work adds to every table that numbers its own. Nobody else may write meanwhile. */
export async function collectWrittenRows(database: DatabasePort, work: () => Promise<unknown>): Promise<TableRows[]> {
  const marks = await Promise.all(
    listNumberedTables().map(async ({ table, id }) => ({ table, id, last: await findLastId(database, table, id) })),
  );
  await work();
  const written: TableRows[] = [];
  for (const { table, id, last } of marks) {
    const rows = await database.connection.select().from(table).where(gt(id, last)).orderBy(id);
    if (rows.length > 0) written.push({ table, rows: rows.map((row) => withoutGenerated(table, row)) });
  }
  return written;
}

function listNumberedTables(): { table: PgTable; id: PgColumn }[] {
  const tables: readonly unknown[] = Object.values(schema);
  return tables.flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const { id } = getTableColumns(table);
    return id?.generatedIdentity?.type === 'always' ? [{ table, id }] : [];
  });
}

async function findLastId(database: DatabasePort, table: PgTable, id: PgColumn): Promise<number> {
  const [last] = await database.connection.select({ id }).from(table).orderBy(desc(id)).limit(1);
  return Number(last?.id ?? 0);
}

function withoutGenerated(table: PgTable, row: Row): Row {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns[name]?.generatedIdentity === undefined));
}
