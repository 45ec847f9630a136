import type { RepeatedPlan } from '@/lib/contract/series-enumerations';

import type { TehranDate } from '../site/jalali-date';

/** A rule from a day on: the days of a series with a visit, and their hour. */
export interface SeriesRule {
  readonly fromDay: TehranDate;
  /** 1 for Monday to 7 for Sunday; none of a monthly series. */
  readonly weekdays: readonly number[];
  /**
   * The day of the Jalali month, for a monthly series; null for others. A shorter month has the visit on its last day.
   */
  readonly monthDay: number | null;
  readonly deliveryTimeId: number;
}

export interface SeriesPlan {
  readonly plan: RepeatedPlan;
  /** The day of the first visit. The weeks of a fortnightly series count from its week. */
  readonly firstDay: TehranDate;
  /** The rules by `fromDay`, the first one first. */
  readonly rules: readonly SeriesRule[];
  /** No visit is planned from this day on; null for a series that goes on. */
  readonly endsOn: TehranDate | null;
}

export interface SeriesHour {
  readonly day: TehranDate;
  readonly deliveryTimeId: number;
}

/** The change of one planned visit. */
export interface VisitMark {
  readonly isSkipped: boolean;
  readonly movedTo: SeriesHour | null;
  /** The order that was made of it. */
  readonly taskId: number | null;
}

/** A series with the fate of single visits, by the day for which each was planned. */
export interface Series extends SeriesPlan {
  readonly marks: ReadonlyMap<TehranDate, VisitMark>;
}

/** A visit of a series. Its planned day names it, wherever it was moved. */
export interface SeriesVisit extends SeriesHour, VisitMark {
  readonly plannedDay: TehranDate;
}

export const NO_MARK: VisitMark = { isSkipped: false, movedTo: null, taskId: null };
