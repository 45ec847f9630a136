import { AsyncLocalStorage } from 'node:async_hooks';

import type { DatabasePort, Transaction } from '../ports/database';

/** A database in which work can be tried: what it did is undone afterwards. */
export interface Trials {
  readonly database: DatabasePort;
  /** Runs the work and undoes it; answers what it answered. One trial at a time. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface Trial {
  readonly transaction: Transaction;
  /** The end of the latest of its inner transactions, which follow each other. */
  latest: Promise<unknown>;
}

/**
 * Each trial is one transaction that is rolled back, and the transactions within it are savepoints. Work outside of a
 * trial goes to the database as ever.
 */
export function createTrials(database: DatabasePort): Trials {
  const trials = new AsyncLocalStorage<Trial>();
  const connection = new Proxy(database.connection, {
    get: (own, name) => {
      const asked = trials.getStore()?.transaction ?? own;
      const found: unknown = Reflect.get(asked, name, asked);
      return typeof found === 'function' ? found.bind(asked) : found;
    },
  });
  const transact: DatabasePort['transaction'] = (work) => {
    const trial = trials.getStore();
    if (!trial) return database.transaction(work);
    const result = trial.latest.then(() => trial.transaction.transaction((inner) => work(inner)));
    trial.latest = result.catch(() => undefined);
    return result;
  };
  return {
    database: { ...database, connection, transaction: transact },
    during: (work) => undo(database, (transaction) => trials.run({ transaction, latest: Promise.resolve() }, work)),
  };
}

/** Runs work in a transaction that is always rolled back. */
async function undo<Result>(
  database: DatabasePort,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const undone = new Error('undone');
  let answer: { readonly result: Result } | undefined;
  try {
    await database.transaction(async (transaction) => {
      answer = { result: await work(transaction) };
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (!answer) throw new Error('The work gave no answer');
  return answer.result;
}
