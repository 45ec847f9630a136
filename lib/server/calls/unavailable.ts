import { CallError } from '@/lib/contract/call-error';

import { BrokerUnavailable } from '../ports/broker';
import { isDatabaseUnavailable } from '../ports/database-error';

const RETRY_AFTER_SECONDS = 5;

/**
 * The answer while the database, or a broker that makes credentials, is away: the caller may try again. Null for any
 * other failure.
 */
export function toUnavailable(error: unknown): CallError | null {
  const isAway = isDatabaseUnavailable(error) || error instanceof BrokerUnavailable;
  return isAway ? new CallError('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error }) : null;
}
