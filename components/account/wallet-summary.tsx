import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { TryAgainButton } from '@/components/shared/try-again-button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { DEFAULT_BALANCE_CURRENCY, DEFAULT_BALANCE_MERCHANT_ID } from '@/lib/domain/constants/money';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const RIALS_A_TOMAN = 10;

interface WalletSummaryProps {
  /** Left out: the wallet's name. */
  readonly title?: string;
  readonly hasBiddingCredit: boolean;
  /** The acts of the wallet. */
  readonly children?: ReactNode;
}

/** The wallet in its four parts (row E-05); the credit for bids is shown to those who work. */
export function WalletSummary({ title, hasBiddingCredit, children }: WalletSummaryProps) {
  const t = useTranslations('account.overview');
  const locale = useLocale();
  const { data, error, mutate } = useCall('wallet/getaccountbalance', {
    merchantId: DEFAULT_BALANCE_MERCHANT_ID,
    currencyEnum: DEFAULT_BALANCE_CURRENCY,
  });
  const parts = data && [
    { label: t('cashInRials'), text: t('rials', { amount: formatNumber(data.balanceRial, locale) }) },
    { label: t('gift'), text: formatTomans(data.balanceGiftCredit, locale) },
    ...(hasBiddingCredit || data.biddingCreditBalance > 0
      ? [{ label: t('bidding'), text: formatTomans(data.biddingCreditBalance, locale) }]
      : []),
  ];
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-14 font-medium text-stone-500">{title ?? t('wallet')}</h2>
      {!parts && !error && <Skeleton className="h-20" />}
      {error && !data && (
        <div role="alert">
          <p>{t('walletFailed')}</p>
          <TryAgainButton variant="quiet" className="enabled:-ms-5" error={error} onRetry={() => void mutate()} />
        </div>
      )}
      {parts && (
        <>
          <p className="text-28 font-bold leading-tight narrow:text-14">
            <span className="sr-only">{t('cash')}: </span>
            {formatTomans(data.balance * RIALS_A_TOMAN, locale)}
          </p>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-14">
            {parts.map((part) => (
              <div key={part.label} className="flex gap-x-2 narrow:flex-wrap">
                <dt className="text-stone-500">{part.label}</dt>
                <dd className="font-medium">{part.text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {children}
    </Card>
  );
}
