import { useTranslations } from 'next-intl';

import { Checkbox } from '@/components/ui/checkbox';

import type { BulkTarget } from './bulk-target';
import type { Selection } from './use-selection';

interface BulkCheckboxProps {
  readonly target: BulkTarget;
  readonly selection: Selection;
  /** The row has no link of its own: J and K lead to its box. */
  readonly isRow?: boolean;
}

/** Chooses a row for a bulk act; with Shift, all rows since the last one. Says why the row was refused. */
export function BulkCheckbox({ target: { key, name }, selection, isRow = false }: BulkCheckboxProps) {
  const t = useTranslations('bulk');
  const { has, choose, failures } = selection;
  return (
    <Checkbox
      className="relative z-10"
      data-row={isRow || undefined}
      label={t('choose', { name })}
      isLabelHidden={!isRow}
      checked={has(key)}
      error={failures.get(key)}
      onChange={({ target, nativeEvent }) =>
        choose(key, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
