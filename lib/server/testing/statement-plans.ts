import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'drizzle-orm';

import { contract, type CallName } from '@/lib/contract';

import type { DatabasePort, Executor, Transaction } from '../ports/database';
import { watchStatements } from './listed-statements';

/**
 * Tables that stay as large as the catalogue is, however many people and orders there are: to read them whole costs
 * nothing.
 */
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
  'uptimes',
];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** The handlers' statements while calls run, and PostgreSQL's plans for them in large tables. */
export interface StatementPlans {
  /** Runs work of which every statement is to be looked at; the test's own questions beside it are its own. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a call in the same way. One that answers has made its statements; one that is refused may have made none of
   * them.
   */
  duringCall<Result>(name: CallName, work: () => Promise<Result>): Promise<Result>;
  listAnswered(): CallName[];
  /** The statements that write, of calls that the contract says only read. */
  listWritesOfReads(): string[];
  /**
   * The statements that would read a growing table from one end to the other, with the code that reads it; none where
   * all is well.
   */
  listScans(): Promise<string[]>;
}

/**
 * Statements that were explained and good, for every test file that shares this module (lib/dev/test-groups.mjs). A
 * plan goes by the tables' definitions alone (forgetHowSmall), and each database has the latest ones.
 */
const goodStatements = new Set<string>();

/** Watches a database from here on. Nothing is kept of a statement but its text and the call that made it first. */
export function watchPlans(database: DatabasePort): StatementPlans {
  const watched = new AsyncLocalStorage<{ readonly call: CallName | null }>();
  const seen = new Map<string, CallName | null>();
  const answered = new Set<CallName>();
  const written = new Map<CallName, string>();
  watchStatements(database, (text) => {
    const work = watched.getStore();
    if (work?.call && isWrite(text)) written.set(work.call, text);
    if (work && isPlanned(text) && !seen.has(text)) seen.set(text, work.call);
  });
  return {
    during: (work) => watched.run({ call: null }, work),
    duringCall: (name, work) =>
      watched.run({ call: name }, async () => {
        const answer = await work();
        answered.add(name);
        return answer;
      }),
    listWritesOfReads: () =>
      [...written].flatMap(([call, text]) => (contract[call].limit === 'reads' ? [`${call}: ${text}`] : [])),
    listAnswered: () => [...answered],
    listScans: async () => {
      const unknown = new Map([...seen].filter(([text]) => !goodStatements.has(text)));
      return unknown.size === 0 ? [] : listScans(database, unknown);
    },
  };
}

/** A session's end slides with every call, and a read of the desk is logged. */
const isWrite = (text: string) => /\b(insert into|update|delete from) "(?!sessions"|audit_entries")/i.test(text);

const isPlanned = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Plans in one transaction that is undone, so that its settings hold nowhere else. */
async function listScans(database: DatabasePort, statements: ReadonlyMap<string, CallName | null>): Promise<string[]> {
  const undo = new Error('undone');
  const scans: string[] = [];
  const look = async (transaction: Transaction) => {
    await forgetHowSmall(transaction);
    for (const [text, call] of statements) {
      const found = findScans(await explain(transaction, text));
      if (found.length === 0) goodStatements.add(text);
      for (const scan of found) scans.push(`${scan}${call ? ` by ${call}` : ''}: ${text}`);
    }
    throw undo;
  };
  await database.transaction(look).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return scans;
}

/**
 * A table of which nothing is known counts as ten pages. That is enough for an index to be worth its while, and the
 * same whether a test has written there or not. A table is read whole only where no index helps, and no join reads both
 * sides whole because they are small. What the server has gathered of a column by itself is forgotten too, because it
 * gathers when it likes.
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

const PLAN = 'looked_at';

async function explain(transaction: Transaction, text: string): Promise<Plan> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'NULL').join(', ')})`;
  await transaction.execute(sql.raw(`PREPARE ${PLAN} AS ${text}`));
  const answer = await readRows(transaction, `EXPLAIN (FORMAT JSON, COSTS OFF) EXECUTE ${PLAN}${values}`);
  await transaction.execute(sql.raw(`DEALLOCATE ${PLAN}`));
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
