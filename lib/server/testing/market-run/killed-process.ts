import { AsyncLocalStorage } from 'node:async_hooks';

import type { DatabasePort } from '../../ports/database';
import { watchStatements } from '../listed-statements';

/** A process that ended in the middle of its work. Its uncommitted work is lost. */
export class ProcessKilled extends Error {
  override readonly name = 'ProcessKilled';
}

export interface Killer {
  /**
   * Runs the work, and ends it before its write number `beforeWrite`, counted from 1, or after the last of them, before
   * it answers. From then on the work can neither read nor write. Always throws ProcessKilled, or what the work threw.
   */
  during(beforeWrite: number, work: () => Promise<unknown>): Promise<never>;
}

const isWrite = (text: string) => /\b(insert into|update|delete from) "/i.test(text);

/** Watches the statements of a database from here on: work that nobody kills is not touched. */
export function createKiller(database: DatabasePort): Killer {
  const lives = new AsyncLocalStorage<{ writesLeft: number }>();
  watchStatements(database, (text) => {
    const life = lives.getStore();
    // The database itself undoes what a process leaves behind.
    if (!life || text.startsWith('rollback')) return;
    if (isWrite(text)) life.writesLeft -= 1;
    if (life.writesLeft <= 0) throw new ProcessKilled('The process was killed');
  });
  return {
    during: (beforeWrite, work) => {
      const life = { writesLeft: beforeWrite };
      return lives.run(life, async () => {
        await work();
        life.writesLeft = 0;
        throw new ProcessKilled('The process was killed before it answered');
      });
    },
  };
}
