import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { showTypedDigits } from '@/components/forms/digit-field';
import { TextField } from '@/components/ui/field';
import { findShebaProblem, SHEBA_DIGITS, toShebaDigits, type ShebaProblem } from '@/lib/domain/sheba';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { StepProps } from './step-props';
import { StepFrame } from './step-frame';
import { ShownSheba } from './shown-sheba';
import { usePartForm } from './use-part-form';
import { usePartSaving } from './use-part-saving';

/** Where the pay goes. Any digits, spaces and a pasted `IR` are fine: what counts is what is left of them. */
export function BankStep({ application, hasMoved, onBack, ...step }: StepProps) {
  const t = useTranslations('application.bank');
  const locale = useLocale();
  const [{ typed }, setForm] = usePartForm(application, 'bank', () => ({
    typed: formatDigits(application.sheba ?? '', locale),
  }));
  const [isAsked, setIsAsked] = useState(false);
  const { isSaving, failure, refused, save } = usePartSaving(step);
  const problem = findShebaProblem(typed);
  const count = toShebaDigits(typed).length;
  const toProblemText = (found: ShebaProblem) =>
    count === 0
      ? t('required')
      : t(`problems.${found}`, { count: formatDigits(count, locale), length: formatDigits(SHEBA_DIGITS, locale) });
  const next = () => {
    setIsAsked(true);
    if (problem === null) void save({ bank: { sheba: typed } });
  };
  return (
    <StepFrame
      title={t('title')}
      hint={t('hint')}
      hasMoved={hasMoved}
      failure={failure}
      isBusy={isSaving}
      onNext={next}
      onBack={onBack}
    >
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
          setForm({ typed: target.value });
          setIsAsked(false);
        }}
        hint={problem === null ? <ShownSheba sheba={typed} /> : t('shebaHint')}
        error={isAsked && problem !== null ? toProblemText(problem) : refused['bank.sheba']}
      />
    </StepFrame>
  );
}
