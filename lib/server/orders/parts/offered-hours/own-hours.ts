import { MINIMUM_LEAD_MS } from '@/lib/domain/constants/orders';
import { OFFERED_HOURS } from '@/lib/domain/constants/providers';
import { toStartHour } from '@/lib/domain/order/delivery-time';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';
import type { Locale } from '@/lib/i18n/locales';

import { isFreeFor, listAvailableDates, selectProviderSchedule, toSchedules } from '../../../availability';
import type { Executor } from '../../../ports/database';
import { toComer, toVisit, type TaskRow } from '../../../schema';
import type { SlotWish } from '../../matching/slot';
import { toPickUpDays, toWish } from '../../matching/task-wish';

/** The provider may give hours that are reserved for regulars, and the order's own hours are not in its way. */
const toOwnSide = ({ id }: TaskRow) => ({ movingTaskIds: [id], isOwnSide: true });

/** An hour that is taken at the last moment of its answer is still so far ahead. */
export const TAKEN_LEAD_MS = OFFERED_HOURS.leadMs - OFFERED_HOURS.answerMs;

/**
 * The time by which a customer's rule judges a provider's own hour: the provider needs less lead than MINIMUM_LEAD_MS.
 */
const toJudgedMs = (now: Date, leadMs: number): number => now.getTime() - MINIMUM_LEAD_MS + leadMs;

interface DaysRequest {
  readonly now: Date;
  readonly locale: Locale;
}

/** The days of the next week with the hours of the comer that are later than the agreed one. */
export async function listLaterDays(executor: Executor, task: TaskRow, { now, locale }: DaysRequest) {
  const { hours, ...wish } = toWish(task);
  const search = { ...wish, ...toOwnSide(task), merchantId: toComer(task) };
  const judged = new Date(toJudgedMs(now, OFFERED_HOURS.leadMs));
  const days = await listAvailableDates(executor, { search, hours, now: judged, locale });
  const { startsAt } = toVisit(task);
  const isLater = (gDate: string, startHour: number) => toInstantMs(gDate, startHour) > startsAt.getTime();
  return toPickUpDays(days, task)
    .filter(({ gDate }) => gDate >= toTehranDate(now.getTime()) && gDate <= toLastDay(now))
    .map((day) => ({
      ...day,
      lstDeliveryTimeSheet: day.lstDeliveryTimeSheet.filter(
        ({ startHour, reason }) => reason !== 'too-soon' && isLater(day.gDate, startHour),
      ),
      mapDateAndHour: { [day.gDate]: (day.mapDateAndHour[day.gDate] ?? []).filter((hour) => isLater(day.gDate, hour)) },
    }));
}

function toLastDay(now: Date): string {
  return addDays(toTehranDate(now.getTime()), OFFERED_HOURS.daysAhead - 1);
}

/** Whether an hour can be proposed in place of the agreed one, whoever has it. */
export function isProposable(task: TaskRow, { gDate, deliveryTimeId }: SlotWish, now: Date): boolean {
  const startsAtMs = toInstantMs(gDate, toStartHour(deliveryTimeId));
  const earliestMs = now.getTime() + OFFERED_HOURS.leadMs;
  return startsAtMs > toVisit(task).startsAt.getTime() && startsAtMs >= earliestMs && gDate <= toLastDay(now);
}

/** Asks once, and then says of any hour whether who comes to an order is free for the whole visit. */
export async function readOwnHours(
  executor: Executor,
  task: TaskRow,
  { now, leadMs }: { readonly now: Date; readonly leadMs: number },
): Promise<(wish: SlotWish) => boolean> {
  const search = { ...toWish(task), ...toOwnSide(task), providerId: toComer(task) };
  const [schedule] = await selectProviderSchedule(executor, search, now.getTime());
  return (wish) => schedule !== undefined && isFreeFor(toSchedules(schedule), wish, toJudgedMs(now, leadMs));
}
