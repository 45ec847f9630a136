/**
 * The five-character SQLSTATE of a failure, however deeply the driver and drizzle wrapped it; null for anything else.
 * 23505 unique, 23P01 exclusion, 23514 check, 40001 serialization, 40P01 deadlock.
 */
export function findSqlState(error: unknown): string | null {
  return findInChain(error, 'code', (code) => /^[0-9A-Z]{5}$/.test(code));
}

/** True when the database refused a change because of this constraint or unique index. */
export function isConstraintViolation(error: unknown, constraint: string): boolean {
  return findInChain(error, 'constraint', () => true) === constraint;
}

function findInChain(error: unknown, property: string, isWanted: (value: string) => boolean): string | null {
  for (let current = error, depth = 0; typeof current === 'object' && current !== null && depth < 5; depth += 1) {
    const value: unknown = Reflect.get(current, property);
    if (typeof value === 'string' && isWanted(value)) return value;
    current = Reflect.get(current, 'cause');
  }
  return null;
}
