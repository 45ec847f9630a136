'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';

import { Button } from '@/components/ui/button';
import { useSnackbar } from '@/components/ui/snackbar';
import { sendCodeAgain } from '@/lib/client/session';
import { MOBILE_LENGTH, SNACKBAR_MS } from '@/lib/domain/constants';

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
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);
  const isComplete = mobile.length === MOBILE_LENGTH;
  const problem = isComplete ? findMobileProblem(mobile) : null;

  async function send() {
    setIsLoading(true);
    setFailure(null);
    try {
      await sendCodeAgain(mobile);
      show({ text: t('forgot.sent'), tone: 'success', durationMs: SNACKBAR_MS.identity });
      onSent();
    } catch (error) {
      setFailure(toText(error));
      show({ text: toText(error), tone: 'error', durationMs: SNACKBAR_MS.identity });
    } finally {
      setIsLoading(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete && !problem && !isLoading) void send();
  }

  return (
    <ReadyForm onSubmit={submit}>
      <p className="text-stone-500">{t('forgot.text')}</p>
      <MobileField
        ref={input}
        value={mobile}
        onValueChange={onMobileChange}
        error={problem ? t(`mobile.${problem}`) : failure}
      />
      <Button type="submit" size="large" isFullWidth disabled={!isComplete || problem !== null} isLoading={isLoading}>
        {t('forgot.submit')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </ReadyForm>
  );
}
