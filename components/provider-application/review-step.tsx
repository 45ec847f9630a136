'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { toApplicationPart } from '@/lib/domain/provider-application';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import type { ApplicationChoices } from './choices';
import type { StepProps } from './step-props';
import { ApplicationSummary } from './application-summary';
import { StepFrame } from './step-frame';
import type { ApplicationStep } from './step-names';

type ReviewStepProps = StepProps & ApplicationChoices & { readonly onEdit: (step: ApplicationStep) => void };

/** Everything once more, and off it goes. Sending twice is sending once: the server says that it has it. */
export function ReviewStep({
  application,
  services,
  cities,
  hasMoved,
  onKept,
  onClosed,
  onBack,
  onEdit,
}: ReviewStepProps) {
  const t = useTranslations('application.send');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [isTrue, setIsTrue] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isMissing = application.lstMissing.length > 0;
  const fail = (error: unknown) => {
    setFailure(toErrorText(error));
    if (error instanceof CallError && error.key === 'application-closed') onClosed();
    // Something was taken away on another device meanwhile.
    if (error instanceof CallError && error.fields.some(({ field }) => toApplicationPart(field))) onClosed();
  };
  const send = async () => {
    setIsAsked(true);
    setFailure(null);
    if (!isTrue || isMissing) return;
    setIsSending(true);
    await callFromBrowser('joinus/sendapplication', {}).then((answer) => {
      onKept(answer);
      window.scrollTo({ top: 0 });
    }, fail);
    setIsSending(false);
  };
  const rules = (words: ReactNode) => (
    <a
      href={toLocalePath(locale, '/pelakfan-policy/')}
      target="_blank"
      rel="noopener"
      className="font-semibold text-enamel-700 underline underline-offset-4"
    >
      {words}
    </a>
  );
  return (
    <StepFrame
      title={t('title')}
      hint={t('hint')}
      hasMoved={hasMoved}
      failure={failure}
      isBusy={isSending}
      nextLabel={t('submit')}
      onNext={() => void send()}
      onBack={onBack}
    >
      <ApplicationSummary application={application} services={services} cities={cities} onEdit={onEdit} />
      {isAsked && isMissing && <Notice tone="error">{t('missing')}</Notice>}
      <Checkbox
        label={t.rich('confirm', { rules })}
        checked={isTrue}
        onChange={(event) => setIsTrue(event.target.checked)}
        error={isAsked && !isTrue ? t('confirmRequired') : undefined}
      />
    </StepFrame>
  );
}
