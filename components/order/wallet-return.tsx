'use client';

import { Wallet } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState, ErrorState } from '@/components/ui/states';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

type Verified = CallAnswer<'reqandpay/verifypayment'>;

const WALLET_PATH = '/wallet-turnover/';
const TOP_UP_PATH = '/increase-wallet/';

/** What became of a payment into the wallet; both ways lead back to it (rows ). */
export function WalletReturn({
  outcome,
  amountRial,
  referenceId,
}: Pick<Verified, 'outcome' | 'amountRial' | 'referenceId'>) {
  const t = useTranslations('order.return');
  const locale = useLocale();
  const toWallet = (variant: 'primary' | 'secondary') => (
    <Link href={WALLET_PATH} className={toButtonClassName({ variant, size: 'large' })}>
      {t('wallet.toWallet')}
    </Link>
  );
  if (outcome === 'paid') {
    const text = (
      <>
        {t('wallet.paidText')}
        {referenceId && (
          <span className="block pt-2">
            {t.rich('reference', { reference: () => <bdi dir="ltr">{referenceId}</bdi> })}
          </span>
        )}
      </>
    );
    return (
      <div role="status">
        <EmptyState
          icon={Wallet}
          title={t('wallet.paid', { amount: formatTomans(amountRial, locale) })}
          text={text}
          action={toWallet('primary')}
        />
      </div>
    );
  }
  const again = (
    <>
      <Link href={TOP_UP_PATH} className={toButtonClassName({ size: 'large' })}>
        {t('wallet.again')}
      </Link>
      {toWallet('secondary')}
    </>
  );
  return (
    <ErrorState
      title={t('unpaid')}
      text={t(outcome === 'cancelled' ? 'wallet.cancelled' : 'wallet.refused')}
      action={again}
    />
  );
}
