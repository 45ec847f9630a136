import { getTranslations } from 'next-intl/server';

import { classNames } from '@/components/ui/class-names';
import { findEarliest, type ListedWorker } from '@/components/shared/workers/listed-worker';
import { NextFree } from '@/components/shared/workers/next-free';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { getKind } from '@/lib/domain/kind/service-kind';
import type { Locale } from '@/lib/i18n/locales';

interface NextHourProps {
  readonly locale: Locale;
  readonly page: Pick<CallAnswer<'pdp/fetch'>, 'cityFacts'>;
  /** The cities of the page that take orders, and have somebody who comes. */
  readonly cities: CallAnswer<'pdp/fetch'>['lstCity'];
  readonly kind: ServiceKind;
  readonly workers: readonly ListedWorker[];
  /** The server's time while it renders. */
  readonly nowMs: number;
  /** The page is that of a city or a neighbourhood. */
  readonly isInPlace?: boolean;
  readonly isOnEnamel?: boolean;
}

/** The next free hour. The page for all cities names the one in the default city, and for others the number of days. */
export async function NextHour(props: NextHourProps) {
  const { locale, page, cities, kind, workers, nowMs, isInPlace = false, isOnEnamel = false } = props;
  const t = await getTranslations({ locale, namespace: 'services' });
  const nextFree = findEarliest(workers) ?? page.cityFacts?.nextVisit ?? null;
  const howSoon = t(getKind(kind).hasVisit ? 'facts.timeText' : 'facts.timeSoon');
  if (nextFree === null) return <p>{howSoon}</p>;
  const nearest = (
    <>
      <span aria-hidden className={classNames('text-14', isOnEnamel ? 'text-enamel-100' : 'text-stone-500')}>
        {t('nearest')}
      </span>{' '}
      <NextFree locale={locale} hour={nextFree} nowMs={nowMs} isOnEnamel={isOnEnamel} />
    </>
  );
  if (isInPlace) return <p>{nearest}</p>;
  return cities.map(({ cityid }) => (
    <p key={cityid} data-only-city={cityid} hidden={cityid !== DEFAULT_CITY_ID}>
      {cityid === DEFAULT_CITY_ID ? nearest : howSoon}
    </p>
  ));
}
