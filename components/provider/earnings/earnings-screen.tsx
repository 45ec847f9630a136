'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { BankCard } from '@/components/shared/payouts/bank-card';
import { PayoutList } from '@/components/shared/payouts/payout-list';
import { Skeleton } from '@/components/ui/skeleton';

import { useProviderCall } from '../use-provider-call';
import { CertificateCard } from './certificate-card';
import { CreditCard } from './credit-card';
import { PayCard } from './pay-card';
import { PayMonth } from './pay-month';
import { PayStatement } from './pay-statement';
import { PayWeek } from './pay-week';
import { RhythmCard } from './rhythm-card';

/** The week, the next payout, a line a job, where money goes and what was sent there (rows B-16, B-17). */
export function EarningsScreen() {
  const t = useTranslations('pay');
  const { data, error, mutate } = useProviderCall('payout/getpayouts', {});
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  const reload = () => void mutate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:grid-rows-[auto_auto_1fr] desktop:items-start desktop:gap-6">
      <PayWeek pay={data} />
      <PayCard pay={data} onPaidOut={reload} />
      <div className="desktop:col-start-1">
        <PayMonth />
      </div>
      <div className="flex flex-col gap-4 desktop:col-start-2 desktop:row-span-2 desktop:row-start-2">
        <PayoutList
          payouts={data.lstPayout}
          title={t('payouts.title')}
          empty={t('payouts.empty')}
          toAfterReturn={() => t('payouts.again')}
        />
        <CreditCard creditRials={data.biddingCreditRial} />
        <CertificateCard />
        <BankCard account={data} onSaved={reload} />
        <RhythmCard pay={data} onSaved={reload} />
      </div>
      <div className="desktop:col-start-1">
        <PayStatement payableRials={data.payableRial} />
      </div>
    </div>
  );
}
