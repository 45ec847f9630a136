import { DatabaseUnavailable } from '../../../ports/database-error';
import type { StatementClient } from './statements';

export interface IdleWatch {
  /** The transaction's statements. Each shows that it goes on; all are refused once it has ended. */
  readonly statements: StatementClient;
  /** Rejects when nothing was asked for too long. */
  readonly expired: Promise<never>;
  end(): void;
}

/**
 * A transaction that waits for anything but its own statements keeps everybody out: for ever, if it waits for a query
 * outside itself.
 */
export function watchIdle(statements: StatementClient, limitMs: number): IdleWatch {
  let refusal: Error | null = null;
  let fail: (error: Error) => void = () => undefined;
  const expired = new Promise<never>((_resolve, reject) => (fail = reject));
  const expire = () => {
    refusal = new DatabaseUnavailable(`A transaction asked nothing for ${limitMs} ms and was rolled back.`);
    fail(refusal);
  };
  let running = 0;
  let timer = setTimeout(expire, limitMs);
  const query: StatementClient['query'] = async (...statement) => {
    if (refusal) throw refusal;
    clearTimeout(timer);
    running += 1;
    try {
      return await statements.query(...statement);
    } finally {
      running -= 1;
      if (running === 0 && !refusal) timer = setTimeout(expire, limitMs);
    }
  };
  const end = () => {
    clearTimeout(timer);
    refusal ??= new Error('The transaction has ended: a statement came after its work was done.');
  };
  return { statements: { query }, expired, end };
}
