import { useTranslations } from 'next-intl';
import { useRef, type FormEvent } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { sendCodeAgain } from '@/lib/client/session';
import { usePartners } from '@/lib/client/use-partners';
import { useSending } from '@/lib/client/use-sending';
import { MOBILE_LENGTH } from '@/lib/domain/constants/identity';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';

import { findMobileProblem, MobileField } from './mobile-field';
import { ReadyForm } from './ready-form';
import { useAuthError } from './use-auth-error';
import { useFirstFocus } from './use-first-focus';

interface ForgotPasswordPanelProps {
  mobile: string;
  onMobileChange: (mobile: string) => void;
  onBack: () => void;
  onSent: () => void;
}

/** Asks for the mobile and sends a one-time password there; nothing is sent before the number has its eleven digits. */
export function ForgotPasswordPanel({ mobile, onMobileChange, onBack, onSent }: ForgotPasswordPanelProps) {
  const t = useTranslations('auth');
  const { show } = useSnackbar();
  const toText = useAuthError();
  const { isSending, failure, send } = useSending();
  const { sendsSms } = usePartners();
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);
  const isComplete = mobile.length === MOBILE_LENGTH;
  const problem = isComplete ? findMobileProblem(mobile) : null;

  async function ask() {
    const sent = await send(() => sendCodeAgain(mobile));
    show({
      text: sent.ok ? t('forgot.sent') : toText(sent.failure),
      tone: sent.ok ? 'success' : 'error',
      durationMs: SNACKBAR_MS.identity,
    });
    if (sent.ok) onSent();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete && !problem && sendsSms) void ask();
  }

  return (
    <ReadyForm onSubmit={submit}>
      {sendsSms ? (
        <p className="text-stone-500">{t('forgot.text')}</p>
      ) : (
        <Notice tone="warning">{t('forgot.closed')}</Notice>
      )}
      <MobileField
        ref={input}
        value={mobile}
        onValueChange={onMobileChange}
        error={problem ? t(`mobile.${problem}`) : failure && toText(failure)}
      />
      <Button
        type="submit"
        size="large"
        isFullWidth
        disabled={!isComplete || problem !== null || !sendsSms}
        isLoading={isSending}
      >
        {t('forgot.submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </ReadyForm>
  );
}
