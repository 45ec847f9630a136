import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState, ErrorState } from '@/components/ui/states';
import type { CallAnswer } from '@/lib/contract';
import type { PaymentPurpose } from '@/lib/contract/money-enumerations';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { PaidText } from '../price/paid-text';

type Verified = CallAnswer<'reqandpay/verifypayment'>;

interface LaterReturnProps extends Pick<Verified, 'amountRial' | 'referenceId'> {
  readonly outcome: 'paid' | 'to-wallet' | 'to-card' | 'refused' | 'cancelled';
  readonly purpose: Exclude<PaymentPurpose, 'order'>;
  readonly taskid: number;
}

/** The result of a payment for an existing order. It leads back to that order and never to a new one. */
export function LaterReturn({ outcome, purpose, taskid, amountRial, referenceId }: LaterReturnProps) {
  const t = useTranslations('order.return');
  const locale = useLocale();
  const amount = formatTomans(amountRial, locale);
  const action = (
    <Link href={toOrderPath(taskid, 'customer')} className={toButtonClassName({ size: 'large' })}>
      {t('wallet.toOrder')}
    </Link>
  );
  if (outcome === 'refused' || outcome === 'cancelled')
    return <ErrorState title={t('unpaid')} text={t(`later.${purpose}.${outcome}`)} action={action} />;
  const where = outcome === 'to-card' ? 'toCard' : 'toWallet';
  const isPaid = outcome === 'paid';
  return (
    <div role="status">
      <EmptyState
        title={t(isPaid ? 'successTitle' : where)}
        text={
          <PaidText text={t(`later.${purpose}.${isPaid ? 'paid' : where}`, { amount })} referenceId={referenceId} />
        }
        action={action}
      />
    </div>
  );
}
