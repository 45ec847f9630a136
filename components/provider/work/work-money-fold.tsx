import { Banknote } from 'lucide';
import { useTranslations } from 'next-intl';

import { InvoiceLinks } from '@/components/shared/invoice-links';
import { Fold } from '@/components/ui/fold';
import { isOver } from '@/lib/domain/order/order-states';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { WorkMoney } from '../work-money';
import { toCashDue, type WorkDetail } from '../work-move';

/** In a line, the sum to be taken and the reader's share; each part opens below it. */
export function WorkMoneyFold({ work }: { readonly work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { pay } = work;
  if (!pay) return null;
  const cashRial = toCashDue(work);
  return (
    <Fold
      icon={Banknote}
      title={
        cashRial > 0
          ? t('todayScreen.cash', { amount: formatTomans(cashRial, locale) })
          : formatTomans(work.priceRial, locale)
      }
      summary={
        <>
          {t('pay.net')}: <span className="font-bold text-turquoise-600">{formatTomans(pay.netRial, locale)}</span>
        </>
      }
      // Over, it is what is left to read.
      isOpen={isOver(work.state)}
    >
      <WorkMoney work={work} />
      {(work.state === 'COMPLETED' || (work.pay?.feeRial ?? 0) > 0) && <InvoiceLinks taskId={work.taskid} />}
    </Fold>
  );
}
