import { useTranslations } from 'next-intl';

import { TextField } from '@/components/ui/field';
import { findShebaProblem, SHEBA_DIGITS, toShebaDigits, type ShebaProblem } from '@/lib/domain/person/sheba';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { showTypedDigits } from './digit-field';
import { ShownSheba } from '../../shared/shown-sheba';

interface ShebaFieldProps {
  readonly typed: string;
  readonly onTypedChange: (typed: string) => void;
  /** Somebody tried to go on: from now on it says what is wrong. */
  readonly isAsked: boolean;
  /** The server's problem with the account number. */
  readonly refused?: string;
}

/** A Sheba as it is typed: any digits, spaces and a pasted `IR` are fine. */
export function ShebaField({ typed, onTypedChange, isAsked, refused }: ShebaFieldProps) {
  const t = useTranslations('application.bank');
  const locale = useLocale();
  const problem = findShebaProblem(typed);
  const count = toShebaDigits(typed).length;
  const toProblemText = (found: ShebaProblem) =>
    count === 0
      ? t('required')
      : t(`problems.${found}`, { count: formatDigits(count, locale), length: formatDigits(SHEBA_DIGITS, locale) });
  return (
    <TextField
      // Arabic digits with spaces in between would stand in the order of the page.
      className="[&_input]:[unicode-bidi:bidi-override]"
      label={t('sheba')}
      required
      isNumeric
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        showTypedDigits(target, locale);
        onTypedChange(target.value);
      }}
      hint={problem === null ? <ShownSheba sheba={typed} /> : t('shebaHint')}
      error={isAsked && problem !== null ? toProblemText(problem) : refused}
    />
  );
}
