import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { MonthBar, type Month } from '@/components/shared/month-bar';
import { SumRow } from '@/components/shared/sum-row';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatNumber, listJalaliMonths } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaidJobHeads, PaidJobRow, type PaidJob } from './paid-job-row';

type Account = CallAnswer<'accounting/getpaymonth'>['lstAccount'][number];

const SUMS = ['priceRial', 'commissionRial', 'netRial'] as const;
/** The number of jobs that are listed before the reader asks for all. */
const FIRST_JOBS = 5;

/** A month of the pay, a line a job, all that moved on the accounts, and the whole of it as a file. */
export function PayMonth() {
  const t = useTranslations('accounting.month');
  const failed = useTranslations('pay');
  const locale = useLocale();
  const [asked, setAsked] = useState<Month>();
  const { data, error, mutate } = useCall('accounting/getpaymonth', { of: asked }, { keepPreviousData: true });
  if (error && !data) return <LoadFailure title={failed('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  const name = listJalaliMonths(locale)[data.of.month - 1] ?? '';
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('heading')}</h2>
        <h3 className="text-14 text-stone-500">
          {t('title', { month: name, year: formatDigits(data.of.year, locale) })}
        </h3>
      </div>
      <Jobs key={`${data.of.year}-${data.of.month}`} jobs={data.lstJob} />
      <dl className="flex flex-col gap-2 border-t border-stone-200 pt-4">
        {SUMS.map((part) => (
          <SumRow key={part} label={t(`sums.${part}`)} amount={data.sums[part]} />
        ))}
      </dl>
      {data.lstAccount.map((account) => (
        <MovedMoney key={account.accountEnum} account={account} />
      ))}
      <MonthBar of={data.of} kind="statement" onAsk={setAsked} />
    </Card>
  );
}

/** An account over the month: its lines add up from the first to the last sum. */
function MovedMoney({ account: { accountEnum, openRial, lstLine, closeRial } }: { account: Account }) {
  const t = useTranslations('accounting.month');
  const names = useTranslations('pay.statement.names');
  return (
    <section className="flex flex-col gap-2 border-t border-stone-200 pt-4">
      <h4 className="font-semibold">{t(`accounts.${accountEnum}`)}</h4>
      <dl className="flex flex-col gap-2">
        <SumRow label={t('open')} amount={openRial} />
        {lstLine.map(({ name, amountRial }) => (
          <SumRow key={name} label={names(name)} amount={amountRial} />
        ))}
        <SumRow label={t('close')} amount={closeRial} look="total" />
      </dl>
    </section>
  );
}

function Jobs({ jobs }: { jobs: readonly PaidJob[] }) {
  const t = useTranslations('accounting.month');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  if (jobs.length === 0)
    return <p className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">{t('none')}</p>;
  const shown = isWhole ? jobs : jobs.slice(0, FIRST_JOBS);
  return (
    <div>
      <PaidJobHeads />
      <ul className="divide-y divide-stone-200">
        {shown.map((job) => (
          <PaidJobRow key={job.taskid} job={job} />
        ))}
      </ul>
      {shown.length < jobs.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('all', { shown: formatNumber(jobs.length, locale) })}
        </Button>
      )}
    </div>
  );
}
