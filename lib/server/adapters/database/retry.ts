import { findSqlState } from '../../ports/database-error';

const RETRIED_STATES: readonly (string | null)[] = ['40001', '40P01'];
const RETRY_LIMIT = 3;

/** Repeats work that lost against another transaction (serialization failure, deadlock), at most three times more. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work();
    } catch (error) {
      if (retries >= RETRY_LIMIT || !RETRIED_STATES.includes(findSqlState(error))) throw error;
    }
  }
}
