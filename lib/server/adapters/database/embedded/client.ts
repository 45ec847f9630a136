import { withRetries } from '../retry';
import type { Engine } from './engine';
import { watchIdle } from './idle-watch';
import type { QueryRequest, Request } from './messages';
import type { StatementClient } from './statements';
import type { DatabaseThread } from './thread';
import { createTurns } from '../../turns';

export interface EmbeddedClient extends StatementClient {
  transaction<Result>(work: (transaction: StatementClient) => Promise<Result>): Promise<Result>;
  /** Statements of upkeep, outside any transaction. */
  exec(text: string): Promise<void>;
  /** Keeps everybody else out while `work` runs. */
  hold<Result>(work: (statements: StatementClient) => Promise<Result>): Promise<Result>;
}

/**
 * One connection for everybody: a statement waits for those before it, and a transaction keeps the others out until it
 * ends.
 */
export function createClient(engine: Engine, idleTransactionMs: number): EmbeddedClient {
  const takeTurn = createTurns();
  const send = (request: Request) => takeTurn(async () => engine.requireThread().send(request));
  return {
    query: (text, params = [], options = {}) => withRetries(() => send(toQuery(text, params, options))),
    exec: async (text) => void (await send({ kind: 'exec', text })),
    hold: (work) => takeTurn(async () => work(toStatements(engine.requireThread()))),
    // The thread of its beginning stays a transaction's own: a statement that came to a later one would be committed by
    // itself.
    transaction: (work) => takeTurn(async () => runTransaction(engine.requireThread(), work, idleTransactionMs)),
  };
}

async function runTransaction<Result>(
  thread: DatabaseThread,
  work: (transaction: StatementClient) => Promise<Result>,
  idleLimitMs: number,
): Promise<Result> {
  let hasBegun = false;
  const statements: StatementClient = {
    query: (text, params = [], options = {}) => {
      const begins = !hasBegun;
      hasBegun = true;
      return thread.send({ ...toQuery(text, params, options), begins });
    },
  };
  const idle = watchIdle(statements, idleLimitMs);
  try {
    const result = await Promise.race([work(idle.statements), idle.expired]);
    idle.end();
    if (!hasBegun) return result;
    const committed = await thread.send({ kind: 'exec', text: 'COMMIT' });
    // PostgreSQL answers the COMMIT of a transaction that had failed with a ROLLBACK.
    if (committed?.command === 'ROLLBACK')
      throw Object.assign(new Error('The transaction was rolled back instead of committed.'), { code: '25P02' });
    return result;
  } catch (error) {
    idle.end();
    // After a failed COMMIT there is nothing to roll back, and in a lost thread nobody to do it.
    if (hasBegun) await thread.send({ kind: 'exec', text: 'ROLLBACK' }).catch(() => undefined);
    throw error;
  }
}

function toStatements(thread: DatabaseThread): StatementClient {
  return { query: (text, params = [], options = {}) => thread.send(toQuery(text, params, options)) };
}

function toQuery(
  text: string,
  params: readonly unknown[],
  { rowMode = 'object' }: NonNullable<Parameters<StatementClient['query']>[2]>,
): QueryRequest {
  return { kind: 'query', text, params, rowMode };
}
