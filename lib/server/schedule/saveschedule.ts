import { and, eq, gt } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { SCHEDULE_LIMITS } from '@/lib/domain/constants/providers';
import { HOURS_A_DAY } from '@/lib/domain/constants/time-units';
import { addDays, toInstantMs, toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';

import { moveHoldsOf } from '../availability';
import { requireUnchanged } from '../require-unchanged';
import { defineHandler, requireActor } from '../handler';
import { holdPerson, isPausedByDesk } from '../people';
import type { Transaction } from '../ports/database';
import { hasRegulars, listOpened, reserve } from '../regulars';
import { providerAbsences, providers, providerShifts } from '../schema';
import { readSchedule } from './read-schedule';
import { joinShifts } from './shifts';

type Input = CallInput<'provider/saveschedule'>;
type AbsenceRow = Omit<typeof providerAbsences.$inferInsert, 'userId'>;

/**
 * Two concurrent changes wait for each other: the second replaces the first's rows. Bookings stay; a company's waiting
 * work is held by other members of its team, if they are free. Lists of free providers follow in this transaction, by
 * the database's own triggers and by `provider_absences`, which they read.
 */
export const handler = defineHandler('provider/saveschedule', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const { locale } = context.request;
  const schedule = await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId, 'update');
    const [profile] = await transaction
      .select({ status: providers.status })
      .from(providers)
      .where(eq(providers.userId, userId));
    if (!profile) throw new CallError('not-found');
    const isKept = await hasRegulars(transaction, userId);
    const before = isKept || input.seen ? await readSchedule(transaction, { userId, locale, now }) : null;
    if (before) requireUnchanged(input.seen, before);
    await savePause(transaction, { userId, status: profile.status }, input, now);
    await saveWeek(transaction, userId, input.weekHours);
    await saveAbsences(transaction, userId, input, now);
    await moveHoldsOf(transaction, userId, now);
    const after = await readSchedule(transaction, { userId, locale, now });
    if (before && isKept) await reserve(transaction, userId, listOpened(before, after, now.getTime()), now);
    return after;
  });
  return { schedule };
});

async function savePause(
  transaction: Transaction,
  { userId, status }: Pick<typeof providers.$inferSelect, 'userId' | 'status'>,
  { isPaused, pausedUntil }: Pick<Input, 'isPaused' | 'pausedUntil'>,
  now: Date,
): Promise<void> {
  if (isPaused === undefined) return;
  if (status === 'suspended' || (await isPausedByDesk(transaction, userId))) throw new CallError('provider-suspended');
  if (pausedUntil !== undefined) requireComing('pausedUntil', pausedUntil, addDays(toTehranDate(now.getTime()), 1));
  await transaction
    .update(providers)
    .set({
      status: isPaused ? 'paused' : 'active',
      pausedUntil: isPaused && pausedUntil !== undefined ? new Date(toInstantMs(pausedUntil)) : null,
    })
    .where(eq(providers.userId, userId));
}

async function saveWeek(transaction: Transaction, userId: number, weekHours: Input['weekHours']): Promise<void> {
  if (!weekHours) return;
  const shifts = joinShifts(weekHours);
  await transaction.delete(providerShifts).where(eq(providerShifts.userId, userId));
  if (shifts.length > 0) await transaction.insert(providerShifts).values(shifts.map((shift) => ({ userId, ...shift })));
}

/** A time off that is over stays as it was: it says when somebody did not work. */
async function saveAbsences(
  transaction: Transaction,
  userId: number,
  { daysOff, busyHours }: Input,
  now: Date,
): Promise<void> {
  const today = toTehranDate(now.getTime());
  const replace = async (isWholeDay: boolean, rows: readonly AbsenceRow[]) => {
    const ahead = gt(providerAbsences.endsAt, new Date(toInstantMs(today)));
    await transaction
      .delete(providerAbsences)
      .where(and(eq(providerAbsences.userId, userId), eq(providerAbsences.isWholeDay, isWholeDay), ahead));
    if (rows.length > 0) await transaction.insert(providerAbsences).values(rows.map((row) => ({ userId, ...row })));
  };
  if (daysOff) {
    for (const day of daysOff) requireComing('daysOff', day, today);
    await replace(
      true,
      [...new Set(daysOff)].map((day) => toAbsence(day, 0, HOURS_A_DAY)),
    );
  }
  if (busyHours) {
    for (const { gDate } of busyHours) requireComing('busyHours', gDate, today);
    await replace(
      false,
      busyHours.map(({ gDate, startHour, endHour }) => toAbsence(gDate, startHour, endHour)),
    );
  }
}

function requireComing(field: string, day: TehranDate, first: TehranDate): void {
  if (day >= first && day <= addDays(first, SCHEDULE_LIMITS.daysAhead)) return;
  throw new CallError('invalid-input', { fields: [{ field, message: 'out-of-range' }] });
}

function toAbsence(gDate: TehranDate, startHour: number, endHour: number): AbsenceRow {
  return {
    isWholeDay: startHour === 0 && endHour === HOURS_A_DAY,
    startsAt: new Date(toInstantMs(gDate, startHour)),
    endsAt: new Date(toInstantMs(gDate, endHour)),
  };
}
