import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { sendCodeAgain, type SentCode } from '@/lib/client/session';
import { useCountdown } from '@/lib/client/use-countdown';
import { useSending } from '@/lib/client/use-sending';
import { RESEND_COUNTDOWN_SECONDS } from '@/lib/domain/constants/screen';
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
  const { isSending, send } = useSending();

  async function resend() {
    const sent = await send(sendAgain);
    if (sent.ok) {
      start(RESEND_COUNTDOWN_SECONDS);
      return onResent(sent.answer);
    }
    if (sent.failure.retryAfterSeconds !== undefined) start(sent.failure.retryAfterSeconds);
    onFailed(toText(sent.failure));
  }

  return (
    <Button variant="quiet" disabled={secondsLeft > 0} isLoading={isSending} onClick={() => void resend()}>
      {secondsLeft > 0 ? t('resendIn', { seconds: formatNumber(secondsLeft, locale) }) : t('resend')}
    </Button>
  );
}
