import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { CodeInput } from '@/components/ui/code-input';
import { Dialog } from '@/components/ui/dialog';
import type { SentCode } from '@/lib/client/session';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toIsolated } from './isolated';
import { ReadyForm } from './ready-form';
import { ResendLink } from './resend-link';
import { useFirstFocus } from './use-first-focus';
import { useVerification, type VerificationOptions } from './use-verification';

interface VerificationDialogProps extends VerificationOptions {
  onClose: () => void;
  /** Sends another code of that kind. Rejects with CallError. */
  sendAgain?: () => Promise<SentCode>;
}

/** The texted code, entered over the page that asked for it. The right one logs in with the code as the password. */
export function VerificationDialog({ onClose, ...form }: VerificationDialogProps) {
  const t = useTranslations('auth');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title.verification')}
      closeLabel={t('close')}
      size="code"
      mobile="sheet"
    >
      <VerificationForm {...form} />
    </Dialog>
  );
}

function VerificationForm({ sendAgain, ...options }: Omit<VerificationDialogProps, 'onClose'>) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const { mobile, confirm } = options;
  const {
    code,
    takeTyped,
    sayMissing,
    problem,
    setProblem,
    secondsLeft,
    wasResent,
    isResendOffered,
    isLoading,
    canSubmit,
    input,
    submit,
    reset,
  } = useVerification(options);
  useFirstFocus(input);
  return (
    <ReadyForm onSubmit={submit}>
      <div className="text-14 text-stone-500">
        <p>{t('verification.sentTo', { mobile: toIsolated(formatDigits(mobile, locale)) })}</p>
        {confirm === undefined && <p>{t('verification.becomesPassword')}</p>}
      </div>
      <CodeInput
        ref={input}
        required
        name="one-time-code"
        label={t('verification.label')}
        value={code}
        onValueChange={takeTyped}
        onKeyDown={(event) => event.key === 'Enter' && sayMissing()}
        toShownDigit={(digit) => formatDigits(digit, locale)}
        hint={wasResent && t('verification.resent')}
        error={problem}
      >
        {secondsLeft !== null && <TimeLeft seconds={secondsLeft} />}
      </CodeInput>
      <div className="mt-auto flex flex-col gap-2 desktop:flex-row">
        <Button type="submit" size="large" className="grow" disabled={!canSubmit} isLoading={isLoading}>
          {t('verification.submit')}
        </Button>
        {isResendOffered && <ResendLink mobile={mobile} sendAgain={sendAgain} onResent={reset} onFailed={setProblem} />}
      </div>
    </ReadyForm>
  );
}

/** Not a live region: it is there for who looks, and its end is said in the field's own line. */
function TimeLeft({ seconds }: { seconds: number }) {
  const t = useTranslations('auth.verification');
  const locale = useLocale();
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className="text-14 text-stone-500 tabular-nums">
      {t('validFor', { time: toIsolated(formatDigits(time, locale)) })}
    </p>
  );
}
