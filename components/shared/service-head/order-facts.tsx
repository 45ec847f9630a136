import { CalendarX2, IdCard, ShieldCheck } from 'lucide';
import { getTranslations } from 'next-intl/server';

import type { FreeDays } from '@/components/shared/workers/listed-worker';
import { Icon } from '@/components/ui/icon';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toGregorianParts, toJalaliParts } from '@/lib/domain/site/jalali-date';
import { takesBids } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';
import { countsByGregorian, formatDigits, formatRelativeDay, formatShortWeekday } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

const PROMISES = [
  { key: 'checked', icon: IdCard },
  { key: 'held', icon: ShieldCheck },
  { key: 'cancel', icon: CalendarX2 },
] as const;

/** By the calendar in which readers of the language count. */
function toDayOfMonth(gDate: string, locale: Locale): number {
  return (countsByGregorian(locale) ? toGregorianParts(gDate) : toJalaliParts(gDate)).day;
}

interface OrderFactsProps {
  readonly locale: Locale;
  readonly kind: ServiceKind;
  /** The days of the default city. */
  readonly freeDays: FreeDays;
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** The coming week and three promises: on a desktop, below the order's first question. */
export async function OrderFacts({ locale, kind, freeDays, nowMs }: OrderFactsProps) {
  const t = await getTranslations({ locale, namespace: 'services.column' });
  const hasHours = getKind(kind).hasVisit && !takesBids(KINDS[kind].flow);
  return (
    <div className="hidden flex-col gap-5 desktop:flex">
      {hasHours && freeDays.some(({ startHour }) => startHour !== null) && (
        <Week locale={locale} freeDays={freeDays} nowMs={nowMs} />
      )}
      <ul className="flex flex-col gap-3 px-2 text-14">
        {PROMISES.map(({ key, icon }) => (
          <li key={key} className="flex items-start gap-3">
            <Icon icon={icon} className="shrink-0 text-turquoise-600" />
            {t(key === 'cancel' && !getKind(kind).hasVisit ? 'cancelAtOnce' : key)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each day with its first free hour. The hours are those of one city, so only this city's page shows them. */
async function Week({ locale, freeDays, nowMs }: Pick<OrderFactsProps, 'locale' | 'freeDays' | 'nowMs'>) {
  const t = await getTranslations({ locale, namespace: 'services.column' });
  return (
    <section data-only-city={DEFAULT_CITY_ID} aria-labelledby="free-week" className="flex flex-col gap-2">
      <h2 id="free-week" className="px-2 text-14 font-semibold">
        {t('week')}
      </h2>
      <ul className="grid grid-cols-7 gap-1.5">
        {freeDays.map(({ gDate, startHour }) => {
          const hour = startHour === null ? null : formatDigits(`${startHour}:00`, locale);
          const day = formatRelativeDay(gDate, nowMs, locale);
          return (
            <li
              key={gDate}
              className="rounded-field border border-stone-200 bg-card px-0.5 py-2 text-center leading-tight"
            >
              <span className="sr-only">{hour === null ? t('dayFull', { day }) : t('dayFrom', { day, hour })}</span>
              <span aria-hidden className="flex flex-col items-center gap-1">
                <span className="text-12 text-stone-500">{formatShortWeekday(gDate, locale)}</span>
                <span className="text-16 font-bold">{formatDigits(toDayOfMonth(gDate, locale), locale)}</span>
                <span className={hour === null ? 'text-12 text-stone-500' : 'text-12 font-semibold text-turquoise-600'}>
                  {hour ?? t('full')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
