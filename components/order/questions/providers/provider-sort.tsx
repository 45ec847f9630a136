import { ArrowDownWideNarrow } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';

import type { ProviderOrder } from './sort-providers';

interface ProviderSortProps {
  /** The orders that tell the listed people apart. */
  readonly orders: readonly ProviderOrder[];
  readonly value: ProviderOrder;
  readonly onValueChange: (value: ProviderOrder) => void;
}

/** The order of the list, as the platform's own list: it shares a line with the filter, so that faces come sooner. */
export function ProviderSort({ orders, value, onValueChange }: ProviderSortProps) {
  const t = useTranslations('order.provider');
  return (
    <div className="flex min-w-0 items-center gap-2 max-tablet:grow">
      <Icon icon={ArrowDownWideNarrow} className="text-enamel-700" />
      <Select
        label={t('sort')}
        isLabelHidden
        options={orders.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
        value={value}
        onChange={(event) => onValueChange(orders.find((order) => order === event.target.value) ?? 'best')}
      />
    </div>
  );
}
