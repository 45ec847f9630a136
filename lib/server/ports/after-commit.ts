import type { DatabasePort, Transaction } from './database';

const waiting = new WeakMap<Transaction, (() => void)[]>();

/**
 * Does something once the transaction is committed; nothing when it is rolled back, and once when it had to be tried
 * again. It must not throw.
 */
export function afterCommit(transaction: Transaction, act: () => void): void {
  waiting.get(transaction)?.push(act);
}

/** The database, with transactions that run their waiting work after the commit (`afterCommit`). */
export function withAfterCommit<Port extends DatabasePort>(database: Port): Port {
  return {
    ...database,
    transaction: async (work) => {
      let acts: (() => void)[] = [];
      const result = await database.transaction((transaction) => {
        acts = [];
        waiting.set(transaction, acts);
        return work(transaction);
      });
      for (const act of acts) act();
      return result;
    },
  };
}
