import type { ComponentProps } from 'react';

import { TextField } from '@/components/ui/field';
import { toDigitsOnly, toLatinDigits } from '@/lib/domain/text/digits';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import type { Locale } from '@/lib/i18n/locales';

type DigitFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'isNumeric'> & {
  /** Latin digits. */
  digits: string;
  /** The most that it takes. */
  length: number;
  /** Gets Latin digits, whatever was typed, pasted or filled in. */
  onDigitsChange: (digits: string) => void;
  /** Reads typed text that has more than digits, such as a pasted number with its country code. */
  readDigits?: (typed: string) => string;
};

/** A phone number or a code: seen in the reader's digits as it is typed, kept in Latin ones. */
export function DigitField({
  digits,
  length,
  onDigitsChange,
  readDigits = (typed) => toDigitsOnly(typed, length),
  ...rest
}: DigitFieldProps) {
  const locale = useLocale();
  return (
    <TextField
      {...rest}
      isNumeric
      value={formatDigits(digits, locale)}
      onChange={({ target }) => {
        showTypedDigits(target, locale);
        onDigitsChange(readDigits(target.value));
      }}
    />
  );
}

/** React, finding the field as it should be, writes nothing: what it writes sends the caret to the end. */
export function showTypedDigits(input: HTMLInputElement, locale: Locale): void {
  const { selectionStart, selectionEnd, value } = input;
  const shown = formatDigits(toLatinDigits(value), locale);
  if (shown === value) return;
  input.value = shown;
  input.setSelectionRange(selectionStart, selectionEnd);
}
