import { and, eq, gt, lt, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { regulars, reservedHours } from '../schema';
import type { Person } from './team-people';

interface Span {
  readonly startsAt: Date | SQLWrapper;
  readonly endsAt: Date | SQLWrapper;
}

interface Customer {
  /** A regular of the provider may book reserved hours. Null for nobody in particular. */
  readonly customerId?: number | SQLWrapper | null | undefined;
  readonly nowMs: number;
}

/**
 * A condition on `reserved_hours` (decision 0101): a part of a span is for the provider's regulars alone, and the
 * customer is not one. Without any regular left, nothing is reserved.
 */
export function isReservedDuring(
  { providerId }: Person,
  span: Span,
  { customerId = null, nowMs }: Customer,
): SQL | undefined {
  const agreed = sql`SELECT 1 FROM ${regulars} WHERE ${regulars.providerId} = ${reservedHours.userId}
    AND ${regulars.state} = 'agreed'`;
  return and(
    eq(reservedHours.userId, providerId),
    gt(reservedHours.endsAt, span.startsAt),
    lt(reservedHours.startsAt, span.endsAt),
    gt(reservedHours.reservedUntil, new Date(nowMs)),
    sql`EXISTS (${agreed})`,
    customerId === null ? undefined : sql`NOT EXISTS (${agreed} AND ${regulars.customerId} = ${customerId})`,
  );
}

/** No part of a span is reserved for others. */
export function isOpenTo(executor: Executor, person: Person, span: Span, customer: Customer): SQL {
  return notExists(
    executor
      .select({ found: sql`1` })
      .from(reservedHours)
      .where(isReservedDuring(person, span, customer)),
  );
}

/** Whether a provider keeps hours for this customer among the regulars: most people have none. */
export async function isSomethingReservedFor(
  executor: Executor,
  customerId: Customer['customerId'],
  now: Date,
): Promise<boolean> {
  if (customerId === null || customerId === undefined) return false;
  const found = await executor
    .select({ userId: reservedHours.userId })
    .from(regulars)
    .innerJoin(reservedHours, eq(reservedHours.userId, regulars.providerId))
    .where(and(eq(regulars.customerId, customerId), eq(regulars.state, 'agreed'), gt(reservedHours.reservedUntil, now)))
    .limit(1);
  return found.length > 0;
}
