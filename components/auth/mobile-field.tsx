import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';

import { DigitField } from '@/components/forms/fields/digit-field';
import { MOBILE_LENGTH } from '@/lib/domain/constants/identity';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { toMobile } from '@/lib/domain/person/mobile';

type MobileFieldProps = Pick<ComponentProps<'input'>, 'ref' | 'onBlur'> & {
  value: string;
  onValueChange: (value: string) => void;
  error?: ReactNode;
  hint?: ReactNode;
};

/**
 * At most eleven digits, whatever was typed, and `value` in Latin ones; a pasted number with its country code finds its
 * own form.
 */
export function MobileField({ value, onValueChange, ...rest }: MobileFieldProps) {
  const t = useTranslations('auth.mobile');
  return (
    <DigitField
      {...rest}
      required
      type="tel"
      name="mobile"
      autoComplete="tel"
      label={t('label')}
      placeholder={t('placeholder')}
      digits={value}
      length={MOBILE_LENGTH}
      onDigitsChange={onValueChange}
      readDigits={(typed) => toMobile(typed) ?? toDigitsOnly(typed, MOBILE_LENGTH)}
    />
  );
}

/** The problem of a typed mobile, as a key under auth.mobile; null for none. */
export function findMobileProblem(value: string): 'required' | 'invalid' | null {
  if (value === '') return 'required';
  return toMobile(value) === value ? null : 'invalid';
}
