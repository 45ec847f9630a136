import { AVAILABLE_DAYS_AHEAD } from '@/lib/domain/constants/orders';
import { REGULARS } from '@/lib/domain/constants/providers';
import { DAY_MS, HOUR_MS, HOURS_A_DAY } from '@/lib/domain/constants/time-units';
import type { Interval } from '@/lib/domain/order/delivery-time';
import { addDays, toInstantMs, toTehranDate, toWeekday, type TehranDate } from '@/lib/domain/site/jalali-date';

interface Hours {
  readonly startHour: number;
  readonly endHour: number;
}

/** A provider's open hours: those of the week, without days off and busy hours. */
export interface OpenHours {
  readonly weekHours: readonly (Hours & { readonly weekday: number })[];
  readonly daysOff: readonly TehranDate[];
  readonly busyHours: readonly (Hours & { readonly gDate: TehranDate })[];
  readonly isPaused: boolean;
  readonly isSuspended: boolean;
}

/** Also days that are offered before the time of the regulars is over. */
const LAST_DAY = AVAILABLE_DAYS_AHEAD + REGULARS.firstMs / DAY_MS;

/** The spans in which a provider takes work now and did not before, from the first day on that can be reserved. */
export function listOpened(before: OpenHours, after: OpenHours, nowMs: number): Interval[] {
  const today = toTehranDate(nowMs);
  return Array.from({ length: LAST_DAY }, (_, index) => addDays(today, index))
    .filter((_, index) => index >= REGULARS.reservedFromDay)
    .flatMap((gDate) => {
      const known = listOpenHours(before, gDate);
      return joinHours(
        gDate,
        listOpenHours(after, gDate).filter((hour) => !known.includes(hour)),
      );
    });
}

function listOpenHours({ weekHours, daysOff, busyHours, isPaused, isSuspended }: OpenHours, gDate: TehranDate) {
  if (isPaused || isSuspended || daysOff.includes(gDate)) return [];
  const worked = weekHours.filter(({ weekday }) => weekday === toWeekday(gDate));
  const busy = busyHours.filter((hours) => hours.gDate === gDate);
  const has = (spans: readonly Hours[], hour: number) =>
    spans.some(({ startHour, endHour }) => startHour <= hour && hour < endHour);
  return Array.from({ length: HOURS_A_DAY }, (_, hour) => hour).filter((hour) => has(worked, hour) && !has(busy, hour));
}

/** Hours that follow each other are one span. */
function joinHours(gDate: TehranDate, hours: readonly number[]): Interval[] {
  const startOfDayMs = toInstantMs(gDate);
  const firsts = hours.filter((hour) => !hours.includes(hour - 1));
  const lasts = hours.filter((hour) => !hours.includes(hour + 1));
  return firsts.map((first, index) => ({
    startsAtMs: startOfDayMs + first * HOUR_MS,
    endsAtMs: startOfDayMs + ((lasts[index] ?? first) + 1) * HOUR_MS,
  }));
}
