import { CalendarX2, IdCard, ShieldCheck } from 'lucide';
import { getTranslations } from 'next-intl/server';

import type { FreeDays } from '@/components/shared/workers/listed-worker';
import { WeekCell } from '@/components/shared/workers/week-cell';
import { Icon } from '@/components/ui/icon';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { getKind } from '@/lib/domain/kind/service-kind';
import { takesBids } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

const PROMISES = [
  { key: 'checked', icon: IdCard },
  { key: 'held', icon: ShieldCheck },
  { key: 'cancel', icon: CalendarX2 },
] as const;

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
        {freeDays.map(({ gDate, startHour }) => (
          <WeekCell
            key={gDate}
            locale={locale}
            gDate={gDate}
            hour={startHour === null ? null : formatDigits(`${startHour}:00`, locale)}
            nowMs={nowMs}
          />
        ))}
      </ul>
    </section>
  );
}
