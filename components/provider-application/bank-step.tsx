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
export function BankStep({ application, ...step }: StepProps) {
  const t = useTranslations('application.bank');
  const locale = useLocale();
  const [{ typed }, setForm] = usePartForm(application, 'bank', () => ({
    typed: formatDigits(application.sheba ?? '', locale),
  }));
  const [isAsked, setIsAsked] = useState(false);
  const { frame, refused, save } = usePartSaving(step);
  const problem = findShebaProblem(typed);
  const next = () => {
    setIsAsked(true);
    if (problem === null) void save({ bank: { sheba: typed } });
  };
  return (
    <StepFrame {...frame} title={t('title')} hint={t('hint')} onNext={next}>
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
