import { and, eq, gt, lt, ne, notExists, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { AVAILABLE_DAYS_AHEAD } from '@/lib/domain/constants/orders';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { Executor } from '../ports/database';
import { bookings, providerAbsences, reservedHours } from '../schema';
import { isReservedDuring } from './reserved-time';
import type { Schedule } from './rules';
import type { Person } from './team-people';

/** A span of a person's time, as instants or as columns of a query. */
export interface Span {
  readonly startsAt: Date | SQLWrapper;
  readonly endsAt: Date | SQLWrapper;
}

/** Orders whose own hours do not stand in the way. */
export interface Moving {
  readonly movingTaskIds?: readonly (number | SQLWrapper)[];
}

/** The person who asks for a provider's time. */
export interface Asking extends Moving {
  /** A regular of the provider may book reserved hours (decision 0101). */
  readonly customerId?: number | SQLWrapper | null;
  /** The provider's own side asks: it may give reserved hours. */
  readonly isOwnSide?: boolean;
  /** The end of the search; left out: the end of the offered days. */
  readonly untilMs?: number;
}

/**
 * The taken spans of a person while days are offered: bookings, absences, and for everybody but a regular the reserved
 * hours. As JSON that `toIntervals` reads; null for none.
 */
export function selectBooked(person: Person, nowMs: number, asking: Asking = {}): SQL<string | null> {
  const { untilMs = nowMs + (AVAILABLE_DAYS_AHEAD + 1) * DAY_MS } = asking;
  const span = { startsAt: new Date(nowMs), endsAt: new Date(untilMs) };
  const isMeant = isBookedDuring(person.userId, span, asking);
  const reserved = asking.isOwnSide
    ? sql.empty()
    : sql`UNION ALL
    SELECT ${toSpan(reservedHours)} FROM ${reservedHours} WHERE ${isReservedDuring(person, span, { ...asking, nowMs })}`;
  return sql<string | null>`(SELECT json_agg(taken.span)::text FROM (
    SELECT ${toSpan(bookings)} AS span FROM ${bookings} WHERE ${isMeant}
    UNION ALL
    SELECT ${toSpan(providerAbsences)} FROM ${providerAbsences} WHERE ${isAwayDuring(person, span)}
    ${reserved}) AS taken)`;
}

function toSpan({ startsAt, endsAt }: typeof bookings | typeof providerAbsences | typeof reservedHours): SQL {
  return sql`json_build_object('startsAtMs', ${toMs(startsAt)}, 'endsAtMs', ${toMs(endsAt)})`;
}

/**
 * A condition on `provider_absences`: somebody, or the company they would come for, does not work in a part of a span.
 */
function isAwayDuring({ userId, providerId }: Person, span: Span): SQL | undefined {
  return and(
    or(eq(providerAbsences.userId, userId), eq(providerAbsences.userId, providerId)),
    gt(providerAbsences.endsAt, span.startsAt),
    lt(providerAbsences.startsAt, span.endsAt),
  );
}

/** A condition on `bookings`: somebody's time is taken, travel included, in a part of a span. */
export function isBookedDuring(userId: SQLWrapper, span: Span, { movingTaskIds = [] }: Moving = {}): SQL | undefined {
  return and(
    eq(bookings.personId, userId),
    // As its index says it.
    sql`${bookings.isLive}`,
    gt(bookings.endsAt, span.startsAt),
    lt(bookings.startsAt, span.endsAt),
    ...movingTaskIds.map((taskId) => ne(bookings.taskId, taskId)),
  );
}

/** Neither booked nor away. */
export function hasTime(executor: Executor, person: Person, span: Span, moving: Moving = {}): SQL | undefined {
  const found = { found: sql`1` };
  return and(
    notExists(
      executor
        .select(found)
        .from(bookings)
        .where(isBookedDuring(person.userId, span, moving)),
    ),
    notExists(executor.select(found).from(providerAbsences).where(isAwayDuring(person, span))),
  );
}

export function toIntervals(booked: string | null): Schedule['booked'] {
  return booked === null ? [] : (JSON.parse(booked) as Schedule['booked']);
}

function toMs(column: PgColumn) {
  return sql`(extract(epoch FROM ${column}) * 1000)::bigint`;
}
