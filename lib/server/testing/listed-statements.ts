import type { DatabasePort, Executor, Transaction } from '../ports/database';

/** drizzle's own way to the database, which every statement takes on both engines. */
interface Session {
  prepareQuery(query: { readonly sql: string }, ...rest: readonly unknown[]): unknown;
}

const ENDS = ['begin', 'commit', 'rollback'];

/**
 * Every statement that the database is asked while the work runs, each transaction's BEGIN and COMMIT among them, in
 * their order. Nobody else may work meanwhile.
 */
export async function listStatements(database: DatabasePort, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  // Where drizzle itself writes a transaction's ends (PostgreSQL) they are left out here: below they are counted for
  // both engines.
  const note = (text: string) => void (ENDS.includes(text) || statements.push(text));
  const stopWatching = watch(database.connection, note);
  const transact = database.transaction;
  const listed: DatabasePort['transaction'] = async (run) => {
    statements.push('BEGIN');
    const result = await transact.call(database, async (transaction: Transaction) => {
      watch(transaction, note);
      return run(transaction);
    });
    statements.push('COMMIT');
    // What `run` answered, which `call` no longer knows.
    return result as Awaited<ReturnType<typeof run>>;
  };
  Object.assign(database, { transaction: listed });
  try {
    await work();
  } finally {
    Object.assign(database, { transaction: transact });
    stopWatching();
  }
  return statements;
}

/** Tells of every statement from here on, those of transactions among them, by their text. */
export function watchStatements(database: DatabasePort, note: (text: string) => void): void {
  // Transactions share the session of their connection on the embedded engine. Each statement is told once.
  const known = new WeakSet<Session>();
  const watchOnce = (executor: Executor) => {
    const session = toSession(executor);
    if (known.has(session)) return;
    known.add(session);
    watch(executor, note);
  };
  watchOnce(database.connection);
  const transact = database.transaction;
  const watched: DatabasePort['transaction'] = (run) =>
    transact.call(database, (transaction: Transaction) => {
      watchOnce(transaction);
      return run(transaction);
    }) as ReturnType<typeof run>;
  Object.assign(database, { transaction: watched });
}

const toSession = (executor: Executor): Session => Reflect.get(executor, 'session');

function watch(executor: Executor, note: (text: string) => void): () => void {
  const session = toSession(executor);
  const prepare = session.prepareQuery;
  session.prepareQuery = (query, ...rest) => {
    note(query.sql);
    return prepare.call(session, query, ...rest);
  };
  return () => void (session.prepareQuery = prepare);
}
