import type { ComponentProps } from 'react';

import { TextField } from '@/components/ui/field';
import { toDigitsOnly } from '@/lib/domain/digits';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export const RIALS_A_TOMAN = 10;
const LONGEST_AMOUNT = 10;

type TomanFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'isNumeric'> & {
  /** Whole tomans; null for nothing typed. */
  readonly tomans: number | null;
  readonly onTomansChange: (tomans: number | null) => void;
};

/** A sum that is typed in tomans, in whatever digits, and seen with separators in the reader's own. */
export function TomanField({ tomans, onTomansChange, ...rest }: TomanFieldProps) {
  const locale = useLocale();
  return (
    <TextField
      {...rest}
      // Not the field's numeric form: that is left to right, where the unit stands.
      inputMode="numeric"
      autoComplete="off"
      value={tomans === null ? '' : formatNumber(tomans, locale)}
      onChange={(event) => onTomansChange(toTomans(event.target.value))}
    />
  );
}

function toTomans(typed: string): number | null {
  const digits = toDigitsOnly(typed, LONGEST_AMOUNT);
  return digits === '' ? null : Number(digits);
}
