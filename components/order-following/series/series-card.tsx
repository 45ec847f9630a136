import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { CalendarButton } from '@/components/shared/add-to-calendar';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { ConflictList } from '@/components/shared/series-conflicts';
import { listWeekdayNames } from '@/components/shared/series-weekdays';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { toVisitInterval } from '@/lib/domain/order/delivery-time';
import { isAccepted } from '@/lib/domain/order/order-states';
import { toSeriesDiscountRials } from '@/lib/domain/series/discount';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatDigits, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import { SeriesVisits } from './series-visits';
import { useSeriesAct, type OwnSeries } from './use-series-act';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);
const ChangeDialog = dynamic(
  toPatientLoader(() => import('./change-dialog').then((module) => module.ChangeDialog)),
  { ssr: false },
);

/** One series: when it comes, what it costs and saves, its next visits. */
export function SeriesCard({ series }: { series: OwnSeries }) {
  const t = useTranslations('series');
  const locale = useLocale();
  const act = useSeriesAct(series);
  const [open, setOpen] = useState<'end' | 'change' | null>(null);
  const close = () => setOpen(null);
  const { plan, weekdays, visitRial, discountPercent, savedRial, providerName } = series;
  if (plan === 'once') return null;
  const days = listWeekdayNames(weekdays, locale).join(t('separator'));
  const later = visitRial - toSeriesDiscountRials(plan, visitRial);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">
          <Link href={toWorkerPath(series.workerCode)} className="text-enamel-700 underline-offset-4 hover:underline">
            <WrittenText text={t('with', { name: toIsolatedName(providerName) })} />
          </Link>
        </h2>
        <p>{t(`every.${plan}`, { days })}</p>
        <p className="text-14 text-stone-500">
          {t('price', {
            price: formatTomans(visitRial, locale),
            percent: formatDigits(discountPercent, locale),
            later: formatTomans(later, locale),
          })}
        </p>
        {savedRial > 0 && <p className="font-semibold">{t('saved', { amount: formatTomans(savedRial, locale) })}</p>}
      </div>
      {series.state === 'begun' && <Notice tone="info">{t('begun')}</Notice>}
      <AskedPrice series={series} />
      <SeriesVisits series={series} />
      <ConflictList conflicts={series.lstConflict} name={providerName} hourCount={series.hourCount} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('change')}>
          {t('change')}
        </Button>
        <SeriesCalendar series={series} />
        <Button variant="quiet" onClick={() => setOpen('end')}>
          {t('end')}
        </Button>
      </div>
      {open === 'change' && <ChangeDialog series={series} onClose={close} />}
      {open === 'end' && (
        <AskDialog
          title={t('ending.title', { name: toIsolatedName(providerName) })}
          text={t('ending.text')}
          confirmLabel={t('end')}
          isDestructive
          onConfirm={async () => {
            await act({ act: 'end' });
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** A higher price waits for the reader's consent, or for its day. */
function AskedPrice({ series }: { series: OwnSeries }) {
  const t = useTranslations('series');
  const locale = useLocale();
  const act = useSeriesAct(series);
  const [isAsking, setIsAsking] = useState(false);
  const { askedRial, askedUntilMs, isAgreed, state } = series;
  if (askedRial === null || askedUntilMs === null) return null;
  const price = formatTomans(askedRial, locale);
  const date = formatJalaliDate(askedUntilMs, locale);
  if (isAgreed) return <Notice tone="info">{t('agreed', { price, date })}</Notice>;
  const text = state === 'price' ? t('waits', { price }) : t('asked', { price, date });
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <div className="pt-2">
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('agree')}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={t('agree')}
          text={text}
          confirmLabel={t('agree')}
          onConfirm={async () => {
            await act({ act: 'agree' });
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Notice>
  );
}

/**
 * One file with the next visits: a calendar replaces what it has, for the sequence rises with each act. The file of a
 * visit's order names the visit in the same way.
 */
function SeriesCalendar({ series }: { series: OwnSeries }) {
  const t = useTranslations('series');
  const locale = useLocale();
  const title = t('calendarTitle', { name: series.providerName });
  const listVisits = () =>
    series.lstVisit.map(({ gDate, deliverytimeid, calendar, order, isSkipped }) => ({
      ...calendar,
      title,
      description: title,
      url: `${location.origin}${toLocalePath(locale, '/user-profile/series/')}`,
      ...toVisitInterval(gDate, deliverytimeid, series.hourCount),
      isConfirmed: order !== null && isAccepted(order.state),
      // A calendar may have it from a file before.
      isCancelled: isSkipped,
    }));
  return <CalendarButton listVisits={listVisits} fileName={`pelakfan-series-${series.seriesid}`} />;
}
