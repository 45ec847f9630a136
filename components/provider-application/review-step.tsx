import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { LONGEST_REFERRAL_CODE } from '@/lib/domain/constants/identity';
import { toApplicationPart } from '@/lib/domain/provider/provider-application';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import type { ApplicationChoices } from '@/components/forms/application/choices';
import type { StepProps } from './step-props';
import { ApplicationSummary } from '@/components/forms/application/application-summary';
import { StepFrame } from './step-frame';
import type { ApplicationStep } from './step-names';

type ReviewStepProps = StepProps &
  ApplicationChoices & {
    /** The code of the colleague who invited the applicant; empty for none. */
    readonly inviteCode: string;
    readonly onInviteCode: (code: string) => void;
    readonly onEdit: (step: ApplicationStep) => void;
  };

/** Everything once more, and off it goes. Sending twice is sending once: the server says that it has it. */
export function ReviewStep({
  application,
  services,
  cities,
  hasMoved,
  inviteCode,
  onInviteCode,
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
  const { isSending, failure, send, forget } = useSending();
  const isMissing = application.lstMissing.length > 0;
  const apply = async () => {
    setIsAsked(true);
    if (!isTrue || isMissing) return forget();
    const sent = await send(() => callFromBrowser('joinus/sendapplication', { inviteCode: inviteCode.trim() }));
    if (sent.ok) {
      onKept(sent.answer);
      return window.scrollTo({ top: 0 });
    }
    const { key, fields } = sent.failure;
    // Where a part is missing, it was taken away on another device meanwhile.
    if (key === 'application-closed' || fields.some(({ field }) => toApplicationPart(field))) onClosed();
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
      failure={failure && toErrorText(failure)}
      isBusy={isSending}
      nextLabel={t('submit')}
      onNext={() => void apply()}
      onBack={onBack}
    >
      <ApplicationSummary application={application} services={services} cities={cities} onEdit={onEdit} />
      <Uncorrected application={application} />
      <InviteField application={application} code={inviteCode} onChange={onInviteCode} />
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

interface InviteFieldProps extends Pick<StepProps, 'application'> {
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** The code of the colleague who invited the applicant. With the first sending it is settled. */
function InviteField({ application, code, onChange }: InviteFieldProps) {
  const t = useTranslations('application.send');
  if (application.sentAtMs === null)
    return (
      <TextField
        label={t('invite')}
        dir="ltr"
        autoComplete="off"
        maxLength={LONGEST_REFERRAL_CODE}
        value={code}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return code === '' ? null : <p className="text-14">{t('invited', { code })}</p>;
}

/** Nobody is kept from sending what they hold to be right; they know before that it was sent back. */
function Uncorrected({ application }: Pick<StepProps, 'application'>) {
  const t = useTranslations('application');
  const names = application.lstPartToCorrect
    .filter(({ isCorrected }) => !isCorrected)
    .map(({ part }) => t(`corrections.parts.${part}`));
  if (application.state !== 'rejected' || names.length === 0) return null;
  return <Notice tone="warning">{t('corrections.unchanged', { parts: names.join(t('summary.separator')) })}</Notice>;
}
