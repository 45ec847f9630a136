import { addDays, DAYS_A_WEEK, toSaturday } from '@/lib/domain/site/jalali-date';

/** Whole weeks from Saturday to Friday around the days that are offered; null where a day of a week is not. */
export function toWeeks<Day extends { readonly gDate: string }>(
  days: readonly Day[],
): { readonly gDate: string; readonly day: Day | null }[][] {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return [];
  const byDate = new Map(days.map((day) => [day.gDate, day]));
  const weeks: { gDate: string; day: Day | null }[][] = [];
  for (let saturday = toSaturday(first.gDate); saturday <= last.gDate; saturday = addDays(saturday, DAYS_A_WEEK)) {
    const start = saturday;
    weeks.push(
      Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(start, index)).map((gDate) => ({
        gDate,
        day: byDate.get(gDate) ?? null,
      })),
    );
  }
  return weeks;
}
