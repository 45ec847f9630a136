import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { toStartHour } from '@/lib/domain/order/delivery-time';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { formatJalaliDate, formatVisitTime } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { useSeriesAct, type OwnSeries, type OwnVisit } from './use-series-act';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);
const MoveDialog = dynamic(
  toPatientLoader(() => import('./move-dialog').then((module) => module.MoveDialog)),
  { ssr: false },
);

/** The next visits of a series. One that is an order leads to it; the others are skipped or moved here. */
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
  const act = useSeriesAct(series);
  const [open, setOpen] = useState<'skip' | 'move' | null>(null);
  const close = () => setOpen(null);
  const { gDate, deliverytimeid, visitDate, isSkipped, taskid, conflict } = visit;
  const startHour = toStartHour(deliverytimeid);
  const isOpen = !isSkipped && taskid === null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className={isSkipped ? 'text-stone-500' : undefined}>
        <p>{formatVisitTime(gDate, startHour, startHour + series.hourCount, locale)}</p>
        {isSkipped && <p className="text-14">{t('skipped')}</p>}
        {!isSkipped && taskid !== null && <p className="text-14 text-stone-500">{t('ordered')}</p>}
        {isOpen && conflict !== null && (
          <p className="text-14 font-semibold">
            <IsolatedNames
              text={t('conflict', { reason: t(`reasons.${conflict}`, { name: toIsolatedName(series.providerName) }) })}
            />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isSkipped && taskid !== null && (
          <Link
            href={toOrderPath(taskid, 'customer')}
            className="inline-flex min-h-touch items-center px-2 font-semibold text-enamel-700 underline-offset-4 hover:underline"
          >
            {t('open')}
          </Link>
        )}
        {isOpen && (
          <>
            <Button variant="quiet" onClick={() => setOpen('move')}>
              {t('move')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('skip')}>
              {t('skip')}
            </Button>
          </>
        )}
      </div>
      {open === 'move' && <MoveDialog series={series} visit={visit} onClose={close} />}
      {open === 'skip' && (
        <AskDialog
          title={t('skipping.title', { day: formatJalaliDate(gDate, locale) })}
          text={t('skipping.text')}
          confirmLabel={t('skip')}
          onConfirm={async () => {
            await act({ act: 'skip', visitDate });
            close();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}
