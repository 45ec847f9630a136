import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { toStartHour } from '@/lib/domain/order/delivery-time';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { OwnSeries, OwnVisit } from './use-series-act';
import { VisitActs } from './visit-acts';

/** The next visits of a series, each with what can be done to it. One that is an order also leads to it. */
export function SeriesVisits({ series }: { series: OwnSeries }) {
  const t = useTranslations('series');
  return (
    <section aria-label={t('next')}>
      <h3 className="pb-2 font-semibold">{t('next')}</h3>
      <ul className="flex flex-col divide-y divide-stone-200">
        {series.lstVisit.map((visit) => (
          <VisitRow key={visit.visitDate} series={series} visit={visit} />
        ))}
      </ul>
    </section>
  );
}

function VisitRow({ series, visit }: { series: OwnSeries; visit: OwnVisit }) {
  const t = useTranslations('series');
  const locale = useLocale();
  const { gDate, deliverytimeid, isSkipped, taskid } = visit;
  const startHour = toStartHour(deliverytimeid);
  return (
    <li className="flex flex-col gap-x-4 gap-y-1 py-2 tablet:flex-row tablet:items-center tablet:justify-between">
      <div className={isSkipped ? 'text-stone-500' : undefined}>
        <p>{formatVisitTime(gDate, startHour, startHour + series.hourCount, locale)}</p>
        <Standing series={series} visit={visit} />
      </div>
      <div className="flex flex-wrap gap-2 max-tablet:-ms-2">
        {!isSkipped && taskid !== null && (
          <Link
            href={toOrderPath(taskid, 'customer')}
            className="inline-flex min-h-touch items-center px-2 font-semibold text-enamel-700 underline-offset-4 hover:underline"
          >
            {t('open')}
          </Link>
        )}
        <VisitActs series={series} visit={visit} />
      </div>
    </li>
  );
}

/** How a visit stands: as its order does, skipped, or with what its customer has to decide. */
function Standing({ series, visit: { isSkipped, order, conflict } }: { series: OwnSeries; visit: OwnVisit }) {
  const t = useTranslations('series');
  const states = useTranslations('order-following.states');
  if (isSkipped && (order === null || order.state === 'CANCELLED_BY_CUSTOMER'))
    return <p className="text-14">{t('skipped')}</p>;
  if (order) return <p className="text-14 text-stone-500">{states(order.state)}</p>;
  if (conflict === null) return null;
  return (
    <p className="text-14 font-semibold">
      <IsolatedNames
        text={t('conflict', { reason: t(`reasons.${conflict}`, { name: toIsolatedName(series.providerName) }) })}
      />
    </p>
  );
}
