import { gte } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { formatJalaliDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { holidays } from '../schema';
import { listCandidates, type CandidateSearch } from './candidates';
import { listDays, listSlots, type Schedule } from './rules';

type AvailableDate = CallAnswer<'boot/getallavailabledate'>['lstAvailableDate'][number];
type Holiday = typeof holidays.$inferSelect;

interface DatesRequest {
  readonly search: CandidateSearch;
  readonly hours: number;
  readonly now: Date;
  readonly locale: Locale;
}

/** Every day that is offered with its hours, also one on which nobody of the search is free. */
export async function listAvailableDates(
  executor: Executor,
  { search, hours, now, locale }: DatesRequest,
): Promise<AvailableDate[]> {
  const nowMs = now.getTime();
  const schedules = (await listCandidates(executor, search, nowMs)).map(({ schedule }) => schedule);
  const days = listDays(nowMs);
  const holidayRows = await executor
    .select()
    .from(holidays)
    .where(gte(holidays.day, days[0] ?? ''));
  return days.map((gDate) =>
    toAvailableDate({ gDate, hours, schedules, nowMs, locale, holiday: holidayRows.find(({ day }) => day === gDate) }),
  );
}

interface Day {
  readonly gDate: string;
  readonly hours: number;
  readonly schedules: readonly Schedule[];
  readonly nowMs: number;
  readonly locale: Locale;
  readonly holiday: Holiday | undefined;
}

function toAvailableDate({ gDate, hours, schedules, nowMs, locale, holiday }: Day): AvailableDate {
  const slots = listSlots(schedules, gDate, hours, nowMs);
  return {
    wellFormDate: formatJalaliDate(gDate, locale),
    gDate,
    isHoliday: holiday !== undefined,
    holidayName: holiday?.name[locale] ?? null,
    lstDeliveryTimeSheet: slots.map(({ deliveryTimeId, startHour, endHour, verdict }) => ({
      deliverytimeid: deliveryTimeId,
      startHour,
      endHour,
      isFull: verdict !== 'free',
      reason: verdict === 'free' ? null : verdict,
    })),
    mapDateAndHour: { [gDate]: slots.filter(({ verdict }) => verdict === 'free').map(({ startHour }) => startHour) },
  };
}
