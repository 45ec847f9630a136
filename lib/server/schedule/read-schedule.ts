import { and, asc, eq, gt } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { isOverlapping, type Interval } from '@/lib/domain/order/delivery-time';
import { toInstantMs, toTehranDate, toTehranHour, toWeekday, type TehranDate } from '@/lib/domain/site/jalali-date';
import type { Locale } from '@/lib/i18n/locales';

import { isPausedByDesk } from '../people';
import type { Executor } from '../ports/database';
import { providerAbsences, providers, providerShifts } from '../schema';
import { joinShifts, type Shift } from './shifts';
import { listVisits } from './visits';

type ProviderSchedule = CallAnswer<'provider/getschedule'>['schedule'];
type Booked = ProviderSchedule['lstBooked'][number];
type Absence = typeof providerAbsences.$inferSelect;

interface ScheduleRequest {
  readonly userId: number;
  readonly locale: Locale;
  readonly now: Date;
}

/** A provider's hours from today on. A provider with a role and no profile has none. */
export async function readSchedule(
  executor: Executor,
  { userId, locale, now }: ScheduleRequest,
): Promise<ProviderSchedule> {
  const [profile] = await executor
    .select({ status: providers.status, pausedUntil: providers.pausedUntil, feedKey: providers.feedKey })
    .from(providers)
    .where(eq(providers.userId, userId));
  const isHeld = await isPausedByDesk(executor, userId);
  const weekHours = joinShifts(await executor.select().from(providerShifts).where(eq(providerShifts.userId, userId)));
  const absences = await listAbsences(executor, userId, now);
  return {
    today: toTehranDate(now.getTime()),
    weekHours,
    daysOff: [
      ...new Set(
        absences.filter(({ isWholeDay }) => isWholeDay).map(({ startsAt }) => toTehranDate(startsAt.getTime())),
      ),
    ],
    busyHours: absences
      .filter(({ isWholeDay }) => !isWholeDay)
      .map(({ startsAt, endsAt }) => toHours(startsAt, endsAt)),
    isPaused: profile?.status === 'paused' && !isHeld,
    pausedUntil:
      profile?.status === 'paused' && !isHeld && profile.pausedUntil
        ? toTehranDate(profile.pausedUntil.getTime())
        : null,
    feedKey: profile?.feedKey ?? null,
    isSuspended: profile?.status === 'suspended' || isHeld,
    lstBooked: await listBooked(executor, { userId, locale, now }, { weekHours, absences }),
  };
}

/** Absences of today count until the day is over. */
function listAbsences(executor: Executor, userId: number, now: Date): Promise<Absence[]> {
  const today = new Date(toInstantMs(toTehranDate(now.getTime())));
  return executor
    .select()
    .from(providerAbsences)
    .where(and(eq(providerAbsences.userId, userId), gt(providerAbsences.endsAt, today)))
    .orderBy(asc(providerAbsences.startsAt), asc(providerAbsences.id));
}

interface Worked {
  readonly weekHours: readonly Shift[];
  readonly absences: readonly Absence[];
}

async function listBooked(
  executor: Executor,
  { userId, locale, now }: ScheduleRequest,
  worked: Worked,
): Promise<Booked[]> {
  const visits = await listVisits(executor, { userId, locale, now });
  return visits.map(({ task, workName, errand, startsAt, endsAt }) => ({
    taskid: task.id,
    workName,
    state: task.state,
    ...toHours(startsAt, endsAt),
    isOutside: !isWithin({ startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() }, worked),
    errand,
  }));
}

/** A day and its hours, Tehran time; a span that ends at midnight ends at 24. */
function toHours(startsAt: Date, endsAt: Date): { gDate: TehranDate; startHour: number; endHour: number } {
  const startHour = toTehranHour(startsAt.getTime());
  const hours = Math.ceil((endsAt.getTime() - startsAt.getTime()) / HOUR_MS);
  return { gDate: toTehranDate(startsAt.getTime()), startHour, endHour: startHour + hours };
}

function isWithin(visit: Interval, { weekHours, absences }: Worked): boolean {
  const gDate = toTehranDate(visit.startsAtMs);
  const startOfDayMs = toInstantMs(gDate);
  const isWorked = weekHours.some(
    ({ weekday, startHour, endHour }) =>
      weekday === toWeekday(gDate) &&
      startOfDayMs + startHour * HOUR_MS <= visit.startsAtMs &&
      visit.endsAtMs <= Math.min(startOfDayMs + endHour * HOUR_MS, startOfDayMs + DAY_MS),
  );
  return (
    isWorked &&
    !absences.some(({ startsAt, endsAt }) =>
      isOverlapping({ startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() }, visit),
    )
  );
}
