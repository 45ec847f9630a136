import { useTranslations } from 'next-intl';

import { Checkbox } from '@/components/ui/checkbox';
import { LabelWithName } from '@/components/ui/written-text';
import { useLocale } from '@/lib/i18n/location';

import { toShownName, type BulkTarget } from './bulk-target';
import type { Selection } from './use-selection';

interface BulkCheckboxProps {
  readonly target: BulkTarget;
  readonly selection: Selection;
  /** The row has no link of its own: J and K lead to its box. */
  readonly isRow?: boolean;
}

/** Chooses a row for a bulk act; with Shift, all rows since the last one. Says why the row was refused. */
export function BulkCheckbox({ target, selection, isRow = false }: BulkCheckboxProps) {
  const t = useTranslations('bulk');
  const locale = useLocale();
  const { key } = target;
  const { has, choose, failures } = selection;
  return (
    <Checkbox
      className="relative z-10"
      data-row={isRow || undefined}
      label={<LabelWithName label={t('choose', { name: '{name}' })} name={toShownName(target, locale)} />}
      isLabelHidden={!isRow}
      checked={has(key)}
      error={failures.get(key)}
      onChange={({ currentTarget, nativeEvent }) =>
        choose(key, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
