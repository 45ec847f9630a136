import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ShebaField } from '@/components/forms/fields/sheba-field';
import { findShebaProblem } from '@/lib/domain/person/sheba';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { StepProps } from './step-props';
import { StepFrame } from './step-frame';
import { usePartForm } from './use-part-form';
import { usePartSaving } from './use-part-saving';

/** The account for the pay. Any digits, spaces and a pasted `IR` are accepted: only the number counts. */
export function BankStep({ application, hasMoved, onBack, ...step }: StepProps) {
  const t = useTranslations('application.bank');
  const locale = useLocale();
  const [{ typed }, setForm] = usePartForm(application, 'bank', () => ({
    typed: formatDigits(application.sheba ?? '', locale),
  }));
  const [isAsked, setIsAsked] = useState(false);
  const { isSaving, failure, refused, save } = usePartSaving(step);
  const problem = findShebaProblem(typed);
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
      <ShebaField
        typed={typed}
        onTypedChange={(changed) => {
          setForm({ typed: changed });
          setIsAsked(false);
        }}
        isAsked={isAsked}
        refused={refused['bank.sheba']}
      />
    </StepFrame>
  );
}
