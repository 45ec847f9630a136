import { z } from 'zod';

/** Rows by table as a backup’s file has them. */
export const rowCounts = z.record(z.string(), z.number().int().min(0));

/** Rows by table, the table's schema before a dot. */
export type RowCounts = Readonly<z.infer<typeof rowCounts>>;

/** Sends a query without parameters and gives its rows back. */
export type RunQuery = (text: string) => Promise<readonly unknown[]>;

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

/** Counts the rows of every table, by any function that sends a query. */
export async function countRows(query: RunQuery): Promise<RowCounts> {
  const names = (await query(TABLES)).map((row) => String(readColumn(row, 'name')));
  if (names.length === 0) return {};
  const parts = names.map((name) => `SELECT '${name.replaceAll("'", "''")}' AS name, count(*) AS rows FROM ${name}`);
  const rows = await query(parts.join(' UNION ALL '));
  return Object.fromEntries(rows.map((row) => [String(readColumn(row, 'name')), Number(readColumn(row, 'rows'))]));
}

/** Null when both have the same tables with as many rows; else a sentence that names the first table that differs. */
export function findDifference(expected: RowCounts, found: RowCounts): string | null {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (expected[name] !== found[name])
      return `the table ${name} has ${found[name] ?? 'no'} rows and not ${expected[name] ?? 'none'}`;
  }
  return null;
}

function readColumn(row: unknown, column: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, column) : null;
}

/** Counts that were written as JSON. Throws for anything else. */
export function parseRowCounts(value: unknown): RowCounts {
  return rowCounts.parse(value);
}
