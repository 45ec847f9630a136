import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';

import type { DatabasePort, Executor, Transaction } from '../ports/database';
import { watchStatements } from './listed-statements';

/** Tables that stay as large as the catalogue is, however many people and orders there are: to read them whole costs nothing. */
export const TABLES_THAT_DO_NOT_GROW = [
  'provinces',
  'cities',
  'locations',
  'categories',
  'category_types',
  'category_cities',
  'price_books',
  'holidays',
  'installation',
];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** What handlers ask of a database while calls run, and how PostgreSQL would find it in large tables. */
export interface StatementPlans {
  /** Runs work of which every statement is to be looked at; what the tests ask beside it is theirs. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The statements that would read a growing table from one end to the other, with what reads it; none where all is well. */
  listScans(): Promise<string[]>;
}

/** Watches a database from here on. Nothing is kept of a statement but its text. */
export function watchPlans(database: DatabasePort): StatementPlans {
  const isWatched = new AsyncLocalStorage<true>();
  const seen = new Set<string>();
  watchStatements(database, (text) => void (isWatched.getStore() && isPlanned(text) && seen.add(text)));
  return {
    during: (work) => isWatched.run(true, work),
    listScans: async () => (seen.size === 0 ? [] : listScans(database, [...seen])),
  };
}

const isPlanned = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** In one transaction that is undone: what it tells the planner holds nowhere else and for nobody else. */
async function listScans(database: DatabasePort, statements: readonly string[]): Promise<string[]> {
  const undo = new Error('undone');
  const scans: string[] = [];
  const look = async (transaction: Transaction) => {
    await forgetHowSmall(transaction);
    for (const [index, text] of statements.entries())
      for (const scan of findScans(await explain(transaction, text, `plan_${index}`))) scans.push(`${scan}: ${text}`);
    throw undo;
  };
  await database.transaction(look).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return scans;
}

/**
 * A table of which nothing is known counts as ten pages: enough for an index to be worth its while, and the same whether a test has written there or not. A table is read whole
 * only where no index helps, and no join reads both sides whole because they are small. What the server has gathered of a column by itself is forgotten too, because
 * it gathers when it likes.
 */
async function forgetHowSmall(transaction: Transaction): Promise<void> {
  // A test may have made the database refuse writes; and this is none that stays.
  await transaction.execute(sql`SET TRANSACTION READ WRITE`);
  await transaction.execute(
    sql`UPDATE pg_class SET reltuples = -1, relpages = 0 WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  await transaction.execute(sql`DELETE FROM pg_statistic`);
  for (const setting of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit'])
    await transaction.execute(sql.raw(`SET LOCAL ${setting} = off`));
  await transaction.execute(sql.raw('SET LOCAL plan_cache_mode = force_generic_plan'));
}

async function explain(transaction: Transaction, text: string, name: string): Promise<Plan> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'NULL').join(', ')})`;
  await transaction.execute(sql.raw(`PREPARE ${name} AS ${text}`));
  const answer = await readRows(transaction, `EXPLAIN (FORMAT JSON, COSTS OFF) EXECUTE ${name}${values}`);
  await transaction.execute(sql.raw(`DEALLOCATE ${name}`));
  const [explained] = answer[0]?.['QUERY PLAN'] ?? [];
  if (!explained) throw new Error(`PostgreSQL explained nothing of: ${text}`);
  return explained.Plan;
}

async function readRows(executor: Executor, text: string) {
  const { rows } = (await executor.execute(sql.raw(text))) as unknown as {
    rows: readonly { readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }[];
  };
  return rows;
}

function findScans(plan: Plan): string[] {
  return [
    ...(isScan(plan) ? [`${plan['Node Type']} of ${plan['Relation Name']}`] : []),
    ...(plan.Plans ?? []).flatMap(findScans),
  ];
}

/** An index without a condition is the whole table in another order. */
function isScan({ 'Node Type': type, 'Relation Name': table, 'Index Cond': condition }: Plan): boolean {
  if (table === undefined || TABLES_THAT_DO_NOT_GROW.includes(table)) return false;
  return type === 'Seq Scan' || (type.startsWith('Index') && condition === undefined);
}
