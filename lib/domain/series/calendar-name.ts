import type { TehranDate } from '../site/jalali-date';

/** The moves of an order that change its hour. A question changed the hour itself in older orders. */
export const CHANGES_HOUR: readonly string[] = ['reschedule', 'askReschedule', 'agreeHour', 'takeHour'];

interface CalendarName {
  readonly uid: string;
  readonly sequence: number;
}

/**
 * The name of a series' visit in a calendar, before and after it becomes an order. Its version rises with each act on
 * the series and each change of the order's hour.
 */
export function toCalendarName(
  { seriesId, sequence }: { readonly seriesId: number; readonly sequence: number },
  { plannedDay, changes }: { readonly plannedDay: TehranDate; readonly changes: number },
): CalendarName {
  return { uid: `series-${seriesId}-${plannedDay}@pelakfan`, sequence: sequence + changes };
}
