import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { Card } from '@/components/ui/card';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from './work-move';

type Words =
  'nothing' | 'feeSettled' | 'settled' | 'settledCash' | 'settledMixed' | 'held' | 'heldCash' | 'cash' | 'paidAhead';

function findWords(
  { state, moves, dispute, priceRial }: WorkDetail,
  { netRial, feeRial, cashDueRial, cashRial }: NonNullable<WorkDetail['pay']>,
): Words {
  if (netRial === 0) return 'nothing';
  if (feeRial > 0) return 'feeSettled';
  if (state === 'COMPLETED' && cashRial > 0) return cashRial < priceRial ? 'settledMixed' : 'settledCash';
  if (state === 'COMPLETED' && moves.length === 0) return 'settled';
  if (dispute?.isOpen) return cashDueRial > 0 ? 'heldCash' : 'held';
  return cashDueRial > 0 ? 'cash' : 'paidAhead';
}

/** The job's former price; null for an unchanged price. */
function findFormerRial({ priceChange, priceRial }: WorkDetail): number | null {
  if (priceChange?.state !== 'approved' || priceChange.newRial !== priceRial) return null;
  return priceChange.oldRial === priceRial ? null : priceChange.oldRial;
}

/** A provider's pay for a job, as the ledger has it or will have it. */
export function WorkMoney({ work }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { pay } = work;
  if (!pay) return null;
  const { netRial, commissionRial, feeRial, cashDueRial, cashRial } = pay;
  const isCut = commissionRial === 0;
  const isHeld = work.dispute?.isOpen === true;
  const formerRial = findFormerRial(work);
  return (
    <Card className="flex flex-col gap-3">
      <dl className="flex flex-col gap-3">
        {formerRial !== null && <SumRow look="former" label={t('formerPrice')} amount={formerRial} />}
        <SumRow look={isCut ? 'former' : undefined} label={t('price')} amount={work.priceRial} />
        {commissionRial > 0 && <SumRow label={t('pay.commission')} amount={-commissionRial} />}
        <SumRow
          look={netRial > 0 && !isHeld ? 'net' : 'total'}
          label={t(feeRial > 0 ? 'pay.netCancelled' : isHeld ? 'pay.netHeld' : 'pay.net')}
          amount={netRial}
        />
      </dl>
      <p className="text-14 text-stone-500">
        {t(`pay.${findWords(work, pay)}`, {
          amount: formatTomans(cashDueRial + cashRial, locale),
          credited: formatTomans(work.priceRial - cashRial, locale),
        })}
      </p>
    </Card>
  );
}
