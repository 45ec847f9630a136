import { useTranslations } from 'next-intl';

import { SumRow } from '@/components/shared/sum-row';
import { Notice } from '@/components/ui/notice';
import type { CallAnswer } from '@/lib/contract';

export type MoneyPlan = CallAnswer<'operator/planordermoney'>['plan'];

const ROWS = {
  wallet: 'walletRial',
  provider: 'providerRial',
  commission: 'commissionRial',
} as const;
const BEHIND = { debt: 'debtRial', borne: 'borneRial' } as const;

/** The sums that would move, by account, and whether a second operator has to agree. */
export function MoneyPlanRows({ plan }: { plan: MoneyPlan }) {
  const t = useTranslations('desk.case.act');
  return (
    <>
      <dl className="flex flex-col gap-2">
        <SumRow label={t('goes')} amount={plan.rial} look="total" />
        {plan.giftRial > 0 && <SumRow label={t('gift')} amount={plan.giftRial} />}
        {(['wallet', 'provider', 'commission'] as const).map((key) => (
          <SumRow key={key} label={t(key)} amount={plan[ROWS[key]]} />
        ))}
        {(['debt', 'borne'] as const).map(
          (key) => plan[BEHIND[key]] > 0 && <SumRow key={key} label={t(key)} amount={plan[BEHIND[key]]} />,
        )}
      </dl>
      {plan.needsSecond && <Notice tone="warning">{t('second')}</Notice>}
    </>
  );
}
