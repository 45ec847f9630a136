import { useTranslations } from 'next-intl';

import { useKmText } from '@/components/shared/use-travel-text';
import { ChoiceChips } from '@/components/ui/choice';
import { NEAR_WORK_METRES } from '@/lib/domain/constants/travel';

import type { NearMetres, WorkOrder } from './nearest-first';

const ORDERS = ['soonest', 'nearest'] as const satisfies readonly WorkOrder[];

interface NearestFirstChoiceProps {
  readonly order: WorkOrder;
  readonly within: NearMetres;
  readonly onOrder: (order: WorkOrder) => void;
  readonly onWithin: (within: NearMetres) => void;
}

/** New work by its hour or by its distance, and how far it may be. */
export function NearestFirstChoice({ order, within, onOrder, onWithin }: NearestFirstChoiceProps) {
  const t = useTranslations('provider.nearest');
  const toKm = useKmText();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <ChoiceChips
        legend={t('order')}
        choices={ORDERS.map((value) => ({ value, label: t(value) }))}
        value={order}
        onValueChange={onOrder}
      />
      <ChoiceChips
        legend={t('within')}
        choices={NEAR_WORK_METRES.map((metres) => ({
          value: metres ?? 0,
          label: metres === null ? t('any') : t('upTo', { km: toKm(metres) }),
        }))}
        value={within ?? 0}
        onValueChange={(value) => onWithin(NEAR_WORK_METRES.find((metres) => (metres ?? 0) === value) ?? null)}
      />
    </div>
  );
}
