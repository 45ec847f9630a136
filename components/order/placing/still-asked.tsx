import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { Spinner } from '@/components/ui/spinner';
import type { CallAnswer } from '@/lib/contract';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

type Verified = CallAnswer<'reqandpay/verifypayment'>;

/** The bank is asked; `payment` is null until it has answered once that it does not know yet. */
export function StillAsked({ payment }: { readonly payment: Verified | null }) {
  const t = useTranslations('order.return');
  const locale = useLocale();
  return (
    <div className="flex flex-col items-center gap-4 py-16">
      <div role="status" className="flex flex-col items-center gap-4 text-center">
        <span className="text-enamel-700">
          <Spinner size={40} />
        </span>
        <p className="text-ink">{t('asking')}</p>
        {payment && (
          <p className="max-w-prose text-stone-500">
            {t('stillAsked', { amount: formatTomans(payment.amountRial, locale) })}
          </p>
        )}
      </div>
      {payment && <ToSubject payment={payment} />}
    </div>
  );
}

/** Where the payment is to be seen later: its order, the wallet, or the earnings. */
function ToSubject({ payment: { taskid, accountEnum } }: { readonly payment: Verified }) {
  const t = useTranslations('order.return');
  const className = toButtonClassName({ variant: 'secondary', size: 'large' });
  if (taskid !== null)
    return (
      <Link href={toOrderPath(taskid, 'customer')} className={className}>
        {t('toOrder')}
      </Link>
    );
  const isCredit = accountEnum === 'BIDDING';
  return (
    <Link href={isCredit ? '/pelakman/earnings/' : '/wallet-turnover/'} className={className}>
      {t(isCredit ? 'credit.toPay' : 'wallet.toWallet')}
    </Link>
  );
}
