import { getTranslations } from 'next-intl/server';

import { toGregorianParts, toJalaliParts } from '@/lib/domain/site/jalali-date';
import { countsByGregorian, formatDigits, formatRelativeDay, formatShortWeekday } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface WeekCellProps {
  readonly locale: Locale;
  readonly gDate: string;
  /** The first free hour in words; null for a day without one. */
  readonly hour: string | null;
  /** The server's time while it renders. */
  readonly nowMs: number;
  /** Where a day with a free hour leads, with the page's language; left out where it leads nowhere. */
  readonly path?: string;
}

/** By the calendar in which readers of the language count. */
function toDayOfMonth(gDate: string, locale: Locale): number {
  return (countsByGregorian(locale) ? toGregorianParts(gDate) : toJalaliParts(gDate)).day;
}

/** A day of a free week, with its first free hour. */
export async function WeekCell({ locale, gDate, hour, nowMs, path }: WeekCellProps) {
  const t = await getTranslations({ locale, namespace: 'services.column' });
  const day = formatRelativeDay(gDate, nowMs, locale);
  const said = hour === null ? t('dayFull', { day }) : t('dayFrom', { day, hour });
  return (
    <li className="relative rounded-field border border-stone-200 bg-card px-0.5 py-2 text-center leading-tight transition-colors has-[a:hover]:border-enamel-300">
      {hour !== null && path !== undefined ? (
        <a href={path} rel="nofollow" className="absolute inset-0 rounded-field">
          <span className="sr-only">{said}</span>
        </a>
      ) : (
        <span className="sr-only">{said}</span>
      )}
      <span aria-hidden className="flex flex-col items-center gap-1">
        <span className="text-12 text-stone-500">{formatShortWeekday(gDate, locale)}</span>
        <span className="text-16 font-bold">{formatDigits(toDayOfMonth(gDate, locale), locale)}</span>
        <span className={hour === null ? 'text-12 text-stone-500' : 'text-12 font-semibold text-turquoise-600'}>
          {hour ?? t('full')}
        </span>
      </span>
    </li>
  );
}
