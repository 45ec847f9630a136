import { useTranslations } from 'next-intl';

import { ChoiceChips } from '@/components/ui/choice';
import { NEAR_WORK_MINUTES } from '@/lib/domain/constants/travel';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { NearMinutes, WorkOrder } from './nearest-first';

const ORDERS = ['soonest', 'nearest'] as const satisfies readonly WorkOrder[];

interface NearestFirstChoiceProps {
  readonly order: WorkOrder;
  readonly within: NearMinutes;
  readonly onOrder: (order: WorkOrder) => void;
  readonly onWithin: (within: NearMinutes) => void;
}

/** New work by its hour or by the way there, and how long that may be. */
export function NearestFirstChoice({ order, within, onOrder, onWithin }: NearestFirstChoiceProps) {
  const t = useTranslations('provider.nearest');
  const locale = useLocale();
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
        choices={NEAR_WORK_MINUTES.map((minutes) => ({
          value: minutes ?? 0,
          label: minutes === null ? t('any') : t('upTo', { minutes: formatNumber(minutes, locale) }),
        }))}
        value={within ?? 0}
        onValueChange={(value) => onWithin(NEAR_WORK_MINUTES.find((minutes) => (minutes ?? 0) === value) ?? null)}
      />
    </div>
  );
}
