import { and, eq, sql, type SQL } from 'drizzle-orm';

import { REGULARS } from '@/lib/domain/constants/providers';
import { TRAVEL_BUFFER_MS } from '@/lib/domain/constants/travel';
import type { Interval } from '@/lib/domain/order/delivery-time';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor, Transaction } from '../ports/database';
import { regulars, reservedHours, teamMembers } from '../schema';

/** Whether anybody keeps the provider: nothing is reserved for nobody. */
export async function hasRegulars(executor: Executor, providerId: number): Promise<boolean> {
  const found = await executor
    .select({ customerId: regulars.customerId })
    .from(regulars)
    .where(and(eq(regulars.providerId, providerId), eq(regulars.state, 'agreed')))
    .limit(1);
  return found.length > 0;
}

/** Keeps newly opened hours for the provider's regulars. `opened` is of `listOpened`. */
export async function reserve(
  transaction: Transaction,
  providerId: number,
  opened: readonly Interval[],
  now: Date,
): Promise<void> {
  if (opened.length === 0) return;
  await transaction
    .insert(reservedHours)
    .values(opened.map((span) => ({ userId: providerId, ...toReserved(span, now) })));
}

/**
 * The statement that keeps the hours of a visit that fell away, where anybody keeps the provider. Null where the visit
 * is so soon that its hours open to everybody. A company's team may have others at that hour, so nothing is reserved.
 */
export function toReservingStatement(providerId: number, visit: Interval, now: Date): SQL | null {
  const firstDay = addDays(toTehranDate(now.getTime()), REGULARS.reservedFromDay);
  if (visit.startsAtMs < toInstantMs(firstDay)) return null;
  const { startsAt, endsAt, reservedUntil } = toReserved(visit, now);
  return sql`INSERT INTO ${reservedHours} (user_id, starts_at, ends_at, reserved_until)
      SELECT ${providerId}::integer, ${toInstant(startsAt)}, ${toInstant(endsAt)}, ${toInstant(reservedUntil)}
      WHERE EXISTS (SELECT 1 FROM ${regulars}
          WHERE ${regulars.providerId} = ${providerId} AND ${regulars.state} = 'agreed')
        AND NOT EXISTS (SELECT 1 FROM ${teamMembers}
          WHERE ${teamMembers.companyId} = ${providerId} AND ${teamMembers.state} = 'active')`;
}

/**
 * A visit takes the way to the next one, too. Without as much at its beginning the row would also refuse a visit that
 * ends when the new hour begins.
 */
function toReserved({ startsAtMs, endsAtMs }: Interval, now: Date) {
  return {
    startsAt: new Date(startsAtMs + TRAVEL_BUFFER_MS),
    endsAt: new Date(endsAtMs),
    reservedUntil: new Date(now.getTime() + REGULARS.firstMs),
  };
}

const toInstant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
