import { Wallet } from 'lucide';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState, ErrorState } from '@/components/ui/states';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import type { CallAnswer } from '@/lib/contract';
import { formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { PaidText } from './paid-text';

type Payment = Pick<CallAnswer<'reqandpay/verifypayment'>, 'outcome' | 'amountRial' | 'referenceId'>;

/** The page of earnings, where the credit is also topped up. */
const EARNINGS_PATH = '/pelakman/earnings/';

/** The result of a payment for a provider's bidding credit; every link leads back to its start. */
export function CreditReturn({ payment: { outcome, amountRial, referenceId } }: { payment: Payment }) {
  const t = useTranslations('order.return');
  const locale = useLocale();
  useShownOrders(EARNINGS_PATH);
  const toEarnings = (label: string) => (
    <Link href={EARNINGS_PATH} className={toButtonClassName({ size: 'large' })}>
      {label}
    </Link>
  );
  if (outcome !== 'paid')
    return (
      <ErrorState
        title={t('unpaid')}
        text={t(outcome === 'cancelled' ? 'wallet.cancelled' : 'wallet.refused')}
        action={toEarnings(t('wallet.again'))}
      />
    );
  return (
    <div role="status">
      <EmptyState
        icon={Wallet}
        title={t('credit.paid', { amount: formatTomans(amountRial, locale) })}
        text={<PaidText text={t('credit.paidText')} referenceId={referenceId} />}
        action={toEarnings(t('credit.toPay'))}
      />
    </div>
  );
}
