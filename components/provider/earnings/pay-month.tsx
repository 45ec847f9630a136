import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatJalaliDate, formatTomans, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { MonthBar, type Month } from '@/components/shared/month-bar';

type PayMonthAnswer = CallAnswer<'paper/getpaymonth'>;

const SUMS = ['priceRial', 'commissionRial', 'netRial', 'tipRial', 'topUpRial'] as const;

/** A month of the pay, a line a job, and the whole of it as a file; what the present week brings stands above it. */
export function PayMonth() {
  const t = useTranslations('papers.month');
  const locale = useLocale();
  const [asked, setAsked] = useState<Month>();
  const { data } = useCall('paper/getpaymonth', { of: asked }, { keepPreviousData: true });
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  const name = listJalaliMonths(locale)[data.of.month - 1] ?? '';
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('heading')}</h2>
      <dl className="flex flex-col gap-2">
        <SumRow label={t('today')} amount={data.todayRial} />
        <SumRow label={t('week')} amount={data.weekRial} />
        <SumRow label={t('coming')} amount={data.comingRial} />
      </dl>
      <h3 className="font-semibold">{t('title', { month: name, year: formatDigits(data.of.year, locale) })}</h3>
      <MonthBar of={data.of} kind="statement" onAsk={setAsked} />
      <Jobs jobs={data.lstJob} />
      <dl className="flex flex-col gap-2">
        {SUMS.map((part) => (
          <SumRow key={part} label={t(`sums.${part}`)} amount={data.sums[part]} />
        ))}
      </dl>
    </Card>
  );
}

function Jobs({ jobs }: { jobs: PayMonthAnswer['lstJob'] }) {
  const t = useTranslations('papers.month');
  const locale = useLocale();
  if (jobs.length === 0) return <p className="text-stone-500">{t('none')}</p>;
  return (
    <ul className="divide-y divide-stone-200">
      {jobs.map((job) => (
        <li key={job.taskid} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>
            <bdi>{formatDigits(job.reqcode, locale)}</bdi>{' '}
            <span className="text-14 text-stone-500">
              {formatJalaliDate(job.atMs, locale)} · {t(`places.${job.place}`)}
            </span>
          </span>
          <span className="text-end">
            <span className="font-semibold">{formatTomans(job.netRial, locale)}</span>{' '}
            <span className="text-14 text-stone-500">
              {formatTomans(job.priceRial, locale)} − {formatTomans(job.commissionRial, locale)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
