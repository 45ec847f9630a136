'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { sendCodeAgain, type SentCode } from '@/lib/client/session';
import { useCountdown } from '@/lib/client/use-countdown';
import { CallError } from '@/lib/contract/call-error';
import { RESEND_COUNTDOWN_SECONDS } from '@/lib/domain/constants';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useAuthError } from './use-auth-error';

interface ResendLinkProps {
  mobile: string;
  onResent: (sent: SentCode) => void;
  onFailed: (words: string) => void;
  sendAgain?: () => Promise<SentCode>;
}

/** Asks for another code, then waits out its 60 seconds and comes back. */
export function ResendLink({ mobile, onResent, onFailed, sendAgain = () => sendCodeAgain(mobile) }: ResendLinkProps) {
  const t = useTranslations('auth.verification');
  const locale = useLocale();
  const toText = useAuthError();
  const { secondsLeft, start } = useCountdown();
  const [isLoading, setIsLoading] = useState(false);

  async function resend() {
    setIsLoading(true);
    try {
      const sent = await sendAgain();
      start(RESEND_COUNTDOWN_SECONDS);
      onResent(sent);
    } catch (error) {
      if (error instanceof CallError && error.retryAfterSeconds !== undefined) start(error.retryAfterSeconds);
      onFailed(toText(error));
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <Button variant="quiet" disabled={secondsLeft > 0} isLoading={isLoading} onClick={() => void resend()}>
      {secondsLeft > 0 ? t('resendIn', { seconds: formatNumber(secondsLeft, locale) }) : t('resend')}
    </Button>
  );
}
