import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toTehranHour } from '@/lib/domain/site/jalali-date';
import type { Locale } from '@/lib/i18n/locales';

import { toVisit, type TaskRow } from '../../schema';

/** The separator of an address's parts, in the language's form. */
export function toListSeparator(locale: Locale): string {
  return locale === 'fa' || locale === 'ar' ? '، ' : ', ';
}

/** Whole hours that are booked, one at least. */
export function toHourCount(task: Pick<TaskRow, 'startsAt' | 'endsAt'>): number {
  const { startsAt, endsAt } = toVisit(task);
  return Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / HOUR_MS));
}

/** Until when somebody comes who comes as soon as possible; null for an order whose hour was chosen. */
export function toArrivesUntilMs(task: Pick<TaskRow, 'kind' | 'startsAt' | 'endsAt'>): number | null {
  return getKind(task.kind).hasVisit ? null : toVisit(task).endsAt.getTime();
}

/** `deliverytimeid` of an order's start. */
export function toTaskTimeId(task: Pick<TaskRow, 'startsAt' | 'endsAt'>): number {
  return toDeliveryTimeId(toTehranHour(toVisit(task).startsAt.getTime()));
}
