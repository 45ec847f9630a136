import { gte } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { formatJalaliDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { holidays } from '../schema';
import { listSchedules, type CandidateSearch } from './candidates';
import { listDeciding } from './deciding-schedules';
import { isFreeFor, type VisitSearch } from './free-providers';
import { OPEN_SCHEDULE, toBidSlot } from './open-hours';
import { isSomethingReservedFor } from './reserved-time';
import { isFastingHour, listDays, listSlots, type Schedule } from './rules';

type AvailableDate = CallAnswer<'boot/getallavailabledate'>['lstAvailableDate'][number];
type Holiday = typeof holidays.$inferSelect;

interface DatesRequest {
  readonly search: CandidateSearch;
  /** No provider is chosen by the hour: professionals bid. */
  readonly takesBids?: boolean;
  readonly hours: number;
  /** Counts only the hours of providers who are free then, too. */
  readonly freeAt?: Pick<VisitSearch, 'gDate' | 'deliveryTimeId' | 'hours'>;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * Every day that is offered with its hours, also one on which nobody of the search is free. A regular reads of an hour
 * that others do not see as free that it is reserved.
 */
export async function listAvailableDates(executor: Executor, request: DatesRequest): Promise<AvailableDate[]> {
  const { search, takesBids = false, now } = request;
  const days = await listDates(executor, request);
  if (takesBids || !(await isSomethingReservedFor(executor, search.customerId, now))) return days;
  const ofOthers = await listDates(executor, { ...request, search: { ...search, customerId: null } });
  return days.map((day, index) => ({
    ...day,
    lstDeliveryTimeSheet: day.lstDeliveryTimeSheet.map((slot) => {
      const seen = ofOthers[index]?.lstDeliveryTimeSheet.find(({ startHour }) => startHour === slot.startHour);
      return slot.isFull || seen?.isFull === false ? slot : { ...slot, isForRegulars: true as const };
    }),
  }));
}

async function listDates(
  executor: Executor,
  { search, takesBids = false, hours, freeAt, now, locale }: DatesRequest,
): Promise<AvailableDate[]> {
  const nowMs = now.getTime();
  const schedules = takesBids ? [OPEN_SCHEDULE] : await listAsked(executor, { search, hours, freeAt }, nowMs);
  const days = listDays(nowMs);
  const holidayRows = await executor
    .select()
    .from(holidays)
    .where(gte(holidays.day, days[0] ?? ''));
  return days.map((gDate) =>
    toAvailableDate({
      gDate,
      hours,
      schedules,
      takesBids,
      isFasting: search.isFasting ?? false,
      nowMs,
      locale,
      holiday: holidayRows.find(({ day }) => day === gDate),
    }),
  );
}

/** The schedules that count. The best providers' decide only for a search without further wishes. */
async function listAsked(
  executor: Executor,
  { search, hours, freeAt }: Pick<DatesRequest, 'search' | 'hours' | 'freeAt'>,
  nowMs: number,
): Promise<readonly Schedule[]> {
  if (!freeAt) return listDeciding(executor, { search, hours, nowMs });
  return (await listSchedules(executor, search, nowMs)).filter((schedule) => isFreeFor([schedule], freeAt, nowMs));
}

interface Day {
  readonly gDate: string;
  readonly hours: number;
  readonly schedules: readonly Schedule[];
  readonly takesBids: boolean;
  readonly isFasting: boolean;
  readonly nowMs: number;
  readonly locale: Locale;
  readonly holiday: Holiday | undefined;
}

function toAvailableDate({
  gDate,
  hours,
  schedules,
  takesBids,
  isFasting,
  nowMs,
  locale,
  holiday,
}: Day): AvailableDate {
  const worked = listSlots(schedules, gDate, hours, nowMs);
  const listed = isFasting ? worked.filter(isFastingHour) : worked;
  const slots = takesBids ? listed.map((slot) => toBidSlot(slot, gDate, nowMs)) : listed;
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
