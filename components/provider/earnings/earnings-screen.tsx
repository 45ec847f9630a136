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
import { RhythmCard } from './rhythm-card';

/** What a provider is owed, where it goes, what was sent there, and every movement (rows B-16, B-17). */
export function EarningsScreen() {
  const t = useTranslations('pay');
  const { data, error, mutate } = useProviderCall('payout/getpayouts', {});
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  const reload = () => void mutate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:grid-rows-[auto_1fr] desktop:items-start">
      <PayCard pay={data} onPaidOut={reload} />
      <div className="flex flex-col gap-6 desktop:row-span-2">
        <BankCard account={data} onSaved={reload} />
        <RhythmCard pay={data} onSaved={reload} />
        <CreditCard creditRials={data.biddingCreditRial} />
        <PayoutList
          payouts={data.lstPayout}
          title={t('payouts.title')}
          empty={t('payouts.empty')}
          toAfterReturn={() => t('payouts.again')}
        />
      </div>
      <div className="flex flex-col gap-6">
        <PayMonth />
        <PayStatement payableRials={data.payableRial} />
        <CertificateCard />
      </div>
    </div>
  );
}
