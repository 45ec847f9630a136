import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The database cannot be had for a moment: it is away, starting, out of connections or room, or it did not answer in
 * time. What was asked may be asked again.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The database was written by a newer version, whose tables and rules this one does not know. */
export class DatabaseNewer extends Error {
  override readonly name = 'DatabaseNewer';
}

/**
 * PostgreSQL, appendix A.
 *
 * - 08: connection
 * - 53: out of resources
 * - 57: stopped or cancelled (57014 is a statement's time-out)
 * - 58: the system below it
 * - 25006: read-only
 * - 25P03 and 25P04: a transaction that idled or lasted too long
 */
const UNAVAILABLE_STATES = /^(08|53|57|58)|^(25006|25P03|25P04)$/;

/**
 * invalid_sql_statement_name: a prepared statement that the server does not know, or that no longer fits its tables. It
 * is prepared anew when it is asked again.
 */
export const STATEMENT_GONE = '26000';

/**
 * The five-character SQLSTATE of a failure, however deeply the driver and drizzle wrapped it; null for anything else.
 * 23505 unique, 23P01 exclusion, 23514 check, 40001 serialization, 40P01 deadlock.
 */
export function findSqlState(error: unknown): string | null {
  // With a digit in it, or EPIPE would be one.
  return findInChain(error, 'code', (code) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code));
}

/** True when the database refused a change because of this constraint or unique index. */
export function isConstraintViolation(error: unknown, constraint: string): boolean {
  return findInChain(error, 'constraint', () => true) === constraint;
}

/**
 * True when a failure is the database's absence and not the request's fault. Another partner's absence does not count.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const link of listChain(error)) {
    if (link instanceof DatabaseUnavailable) return true;
    // What a query met without an answer of the server's own is a broken or missing connection.
    if (link instanceof DrizzleQueryError) return isAwayState(findSqlState(link)) ?? !(link.cause instanceof TypeError);
  }
  return false;
}

/** True when a connection that failed so is not to be used again, by its driver's error. */
export function isConnectionLost(error: unknown): boolean {
  return isAwayState(findSqlState(error)) ?? true;
}

/** The message of the server or the driver, without the query and its values: fit for a log. */
export function toReason(error: unknown): string {
  const innermost = [...listChain(error)].at(-1) ?? error;
  return innermost instanceof Error ? innermost.message : String(innermost);
}

/** Null where there is no state to judge by. */
function isAwayState(state: string | null): boolean | null {
  return state === null ? null : UNAVAILABLE_STATES.test(state);
}

function findInChain(error: unknown, property: string, isWanted: (value: string) => boolean): string | null {
  for (const link of listChain(error)) {
    const value: unknown = Reflect.get(link, property);
    if (typeof value === 'string' && isWanted(value)) return value;
  }
  return null;
}

/** A failure and its causes, outermost first. */
function* listChain(error: unknown): Generator<object> {
  for (let current = error, depth = 0; typeof current === 'object' && current !== null && depth < 5; depth += 1) {
    yield current;
    current = Reflect.get(current, 'cause');
  }
}
