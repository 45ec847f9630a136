import { useTranslations } from 'next-intl';

import { TextField } from '@/components/ui/field';
import { toLatinDigits } from '@/lib/domain/text/digits';

interface CountFieldProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
  /** Somebody wanted to do it already, and typed another number. */
  readonly isWrong: boolean;
}

/** An operator who moves money of many orders types how many these are. */
export function CountField({ typed, onChange, isWrong }: CountFieldProps) {
  const t = useTranslations('bulk');
  return (
    <TextField
      label={t('count')}
      hint={t('countHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={typed}
      error={isWrong ? t('countWrong') : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Whether the typed number, in any digits, is this one. */
export function isCount(typed: string, count: number): boolean {
  return toLatinDigits(typed.trim()) === String(count);
}
