import { findSqlState, STATEMENT_GONE } from '../../ports/database-error';

const RETRIED_STATES: readonly (string | null)[] = ['40001', '40P01', STATEMENT_GONE];
const RETRY_LIMIT = 3;

/**
 * Repeats work that lost against another transaction (serialization failure, deadlock) or came with an outdated
 * statement, at most three times more. The work is a transaction, or a statement outside of one: what failed left
 * nothing behind.
 */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work();
    } catch (error) {
      if (retries >= RETRY_LIMIT || !RETRIED_STATES.includes(findSqlState(error))) throw error;
    }
  }
}
