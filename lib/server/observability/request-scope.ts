import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export type CacheOutcome = 'hit' | 'miss' | 'bypass';

/** The facts of the request that the running code works for; each is filled in by the code that finds it out. */
export interface RequestScope {
  readonly requestId: string;
  /**
   * The template of the address, e.g. `/api/main/custom/{prefix}{reqId}/{giftCode}/{useWallet}`; never an address with
   * its values.
   */
  route: string | null;
  /** The page cache's outcome; null for other requests. */
  cache: CacheOutcome | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the work, and all that it starts, as part of a request: its log lines carry the request's id. */
export function runInRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** Null outside any request: timers, the relay, the start. */
export function findRequestScope(): RequestScope | null {
  return scopes.getStore() ?? null;
}

/** The id of the request that is being answered; a new one outside of any. */
export function getRequestId(): string {
  return findRequestScope()?.requestId ?? randomUUID();
}

/** Says which template the request's address matched, for its log line and its metrics. */
export function noteRoute(route: string): void {
  const scope = findRequestScope();
  if (scope) scope.route = route;
}
