import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatJalaliDate, formatNumber, formatTomans, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { MonthBar, type Month } from '@/components/shared/month-bar';

type Wages = CallAnswer<'accounting/getwagemonth'>;

/** A month of wages: for the company by member, for a member a line a job, and the whole of it as a file. */
export function WageMonth({ isCompany }: { isCompany: boolean }) {
  const t = useTranslations('team.wage');
  const locale = useLocale();
  const [asked, setAsked] = useState<Month>();
  const { data, error, mutate } = useCall('accounting/getwagemonth', { of: asked }, { keepPreviousData: true });
  if (error && !data) return <LoadFailure title={t('month')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const { of, lstJob, lstMember, sums } = data;
  const name = listJalaliMonths(locale)[of.month - 1] ?? '';
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('month')}</h2>
        <p className="font-semibold">
          {name} {formatDigits(of.year, locale)}
        </p>
      </div>
      <p className="text-14 text-stone-500">{t('monthText')}</p>
      <MonthBar of={of} kind="wages" onAsk={setAsked} />
      {lstJob.length === 0 ? (
        <p className="text-stone-500">{t('nobody')}</p>
      ) : (
        <>
          {isCompany ? <Members members={lstMember} /> : <Jobs jobs={lstJob} />}
          <dl>
            <SumRow label={t('all')} amount={sums.wageRial} look="total" />
          </dl>
          {sums.openCount > 0 && (
            <p className="text-14 text-stone-500">
              {t('open', { count: sums.openCount, shown: formatNumber(sums.openCount, locale) })}
            </p>
          )}
        </>
      )}
    </Card>
  );
}

function Members({ members }: { members: Wages['lstMember'] }) {
  const t = useTranslations('team.wage');
  const locale = useLocale();
  return (
    <dl className="flex flex-col gap-2">
      {members.map(({ userId, fullname, jobCount, wageRial }) => (
        <SumRow
          key={userId}
          label={
            <>
              <WrittenText text={fullname} />{' '}
              <span className="text-14 text-stone-500">
                {t('of', { count: jobCount, shown: formatNumber(jobCount, locale) })}
              </span>
            </>
          }
          amount={wageRial}
        />
      ))}
    </dl>
  );
}

function Jobs({ jobs }: { jobs: Wages['lstJob'] }) {
  const t = useTranslations('team.wage');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-stone-200">
      {jobs.map(({ taskid, reqcode, atMs, wageRial }) => (
        <li key={taskid} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>
            <bdi>{formatDigits(reqcode, locale)}</bdi>{' '}
            <span className="text-14 text-stone-500">{formatJalaliDate(atMs, locale)}</span>
          </span>
          <span className="font-semibold">{wageRial === null ? t('none') : formatTomans(wageRial, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
