import { Wallet } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState, ErrorState } from '@/components/ui/states';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { findOrderAwaitingMoney } from '@/lib/client/order-awaiting-money';
import type { CallAnswer } from '@/lib/contract';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { toTopUpPath } from '@/lib/domain/money/top-up-amounts';
import { STEPS } from '@/lib/funnel/steps';
import { formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { PaidText } from '../price/paid-text';
import { findUnpaidDraft } from '../state/use-order-draft';
import { toDraftStepPath } from '@/lib/client/order-draft';

type Verified = CallAnswer<'reqandpay/verifypayment'>;

const WALLET_PATH = '/wallet-turnover/';

/** An order whose new price waits for the money, else one that is still to be placed. */
function findWaitingOrderPath(): string | null {
  const taskId = findOrderAwaitingMoney();
  if (taskId !== null) return toOrderPath(taskId, 'customer');
  const unpaid = findUnpaidDraft();
  return unpaid && toDraftStepPath(unpaid, STEPS.preFactor);
}

/**
 * The result of a payment into the wallet. Both links lead back to it, and first to an order that waits for the money
 * (rows ).
 */
export function WalletReturn({
  outcome,
  amountRial,
  referenceId,
}: Pick<Verified, 'outcome' | 'amountRial' | 'referenceId'>) {
  const t = useTranslations('order.return');
  const locale = useLocale();
  // Rendered after an answer has come, so in the browser alone.
  const [orderPath] = useState(findWaitingOrderPath);
  useShownOrders(WALLET_PATH);
  const toOrder = orderPath && (
    <Link href={orderPath} className={toButtonClassName({ size: 'large' })}>
      {t('wallet.toOrder')}
    </Link>
  );
  const toWallet = (variant: 'primary' | 'secondary') => (
    <Link href={WALLET_PATH} className={toButtonClassName({ variant, size: 'large' })}>
      {t('wallet.toWallet')}
    </Link>
  );
  if (outcome === 'paid') {
    return (
      <div role="status">
        <EmptyState
          icon={Wallet}
          title={t('wallet.paid', { amount: formatTomans(amountRial, locale) })}
          text={<PaidText text={t('wallet.paidText')} referenceId={referenceId} />}
          action={
            <>
              {toOrder}
              {toWallet(toOrder ? 'secondary' : 'primary')}
            </>
          }
        />
      </div>
    );
  }
  const again = (
    <>
      <Link
        href={toTopUpPath(amountRial)}
        className={toButtonClassName({ size: 'large', variant: toOrder ? 'secondary' : 'primary' })}
      >
        {t('wallet.again')}
      </Link>
      {toOrder ? toOrder : toWallet('secondary')}
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
