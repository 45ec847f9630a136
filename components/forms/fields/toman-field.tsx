import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';

import { TextField } from '@/components/ui/field';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { readTomans } from '@/lib/domain/text/typed-number';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { showTypedDigits } from './digit-field';

export const RIALS_A_TOMAN = 10;
/** From here on a sum is hard to read without groups. */
const NEEDS_GROUPS = 1000;
const NOTHING_TYPED = { text: '', tomans: null };

type TomanFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onFocus' | 'onBlur' | 'isNumeric'
> & {
  /** Whole tomans; null for nothing typed, and for what is no sum. */
  readonly tomans: number | null;
  readonly onTomansChange: (tomans: number | null) => void;
};

/**
 * A sum that is typed in tomans, as people write it. It stands as it was typed until the field is left. Then a sum
 * stands in digits, with its groups beside the hint. Text that is no sum stays, with its error. A caller has to refuse
 * null where a sum is needed.
 */
export function TomanField({ tomans, onTomansChange, hint, error, ...rest }: TomanFieldProps) {
  const t = useTranslations('common.amount');
  const locale = useLocale();
  const [isFocused, setIsFocused] = useState(false);
  const [typed, setTyped] = useState<{ readonly text: string; readonly tomans: number | null }>(NOTHING_TYPED);
  // A sum that comes from elsewhere, as from a chip, takes the place of what was typed.
  if (typed.text !== '' && typed.tomans !== tomans) setTyped(NOTHING_TYPED);
  const { problem } = readTomans(typed.text);
  // Without groups: their place would change under the typing, and a field that is written anew as it is entered loses
  // what was selected in it.
  const ownText = tomans === null ? '' : formatDigits(tomans, locale);
  return (
    <TextField
      {...rest}
      // Not the field's numeric form: that is left to right, where the unit stands.
      inputMode="numeric"
      autoComplete="off"
      value={typed.text === '' ? ownText : formatDigits(toLatinDigits(typed.text), locale)}
      hint={tomans !== null && tomans >= NEEDS_GROUPS ? <Grouped hint={hint} tomans={tomans} /> : hint}
      error={problem && (error || !isFocused) ? t(problem) : error}
      onFocus={() => setIsFocused(true)}
      onBlur={() => {
        setIsFocused(false);
        if (!problem) setTyped(NOTHING_TYPED);
      }}
      onChange={({ target }) => {
        showTypedDigits(target, locale);
        const read = readTomans(target.value);
        setTyped({ text: target.value, tomans: read.tomans });
        onTomansChange(read.tomans);
      }}
    />
  );
}

/** The sum with its groups, beside the hint. A screen reader says each digit as it is typed. */
function Grouped({ hint, tomans }: Pick<TomanFieldProps, 'hint'> & { readonly tomans: number }) {
  const locale = useLocale();
  return (
    <>
      {hint}
      <span aria-hidden className="ms-auto font-semibold">
        {formatTomans(tomans * RIALS_A_TOMAN, locale)}
      </span>
    </>
  );
}
