'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';

import { Button } from '@/components/ui/button';
import { CodeInput } from '@/components/ui/code-input';
import { Dialog } from '@/components/ui/dialog';
import { verify, type LoginPlace } from '@/lib/client/session';
import type { UserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { ACTIVATION_CODE, VERIFICATION_CODE_LENGTH } from '@/lib/domain/constants';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ReadyForm } from './ready-form';
import { ResendLink } from './resend-link';
import { useAuthError } from './use-auth-error';
import { useFirstFocus } from './use-first-focus';
import { useTextMessageCode } from './use-text-message-code';

export interface Verified {
  readonly account: UserAccount;
  readonly hasWelcomeGift: boolean;
}

interface VerificationDialogProps {
  mobile: string;
  /** When the code was sent, where that was before this opened. */
  sentAtMs?: number;
  place: LoginPlace;
  onVerified: (verified: Verified) => void;
  onClose: () => void;
  /** What the code is entered for, where it is not a registration. Rejects with CallError. */
  confirm?: (code: string) => Promise<Verified>;
  /** Sends another code of that kind. Rejects with CallError. */
  sendAgain?: () => Promise<void>;
  onSentAgain?: (mobile: string) => void;
}

/** The texted code, entered over whatever asked for it; the right one logs in with the code as the password. */
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

function VerificationForm({
  mobile,
  sentAtMs,
  place,
  onVerified,
  confirm,
  sendAgain,
  onSentAgain,
}: Omit<VerificationDialogProps, 'onClose'>) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const {
    code,
    setCode,
    sayMissing,
    problem,
    setProblem,
    wasResent,
    isResendOffered,
    isLoading,
    canSubmit,
    input,
    submit,
    reset,
  } = useVerification({ mobile, sentAtMs, place, onVerified, confirm, onSentAgain });
  useFirstFocus(input);
  return (
    <ReadyForm onSubmit={submit}>
      <p className="text-stone-500">{t('verification.sentTo', { mobile: toIsolated(formatDigits(mobile, locale)) })}</p>
      <CodeInput
        ref={input}
        required
        name="one-time-code"
        label={t('verification.label')}
        value={code}
        onValueChange={setCode}
        onKeyDown={(event) => event.key === 'Enter' && sayMissing()}
        toShownDigit={(digit) => formatDigits(digit, locale)}
        hint={wasResent && t('verification.resent')}
        error={problem}
      />
      <div className="mt-auto flex flex-col gap-2 desktop:flex-row">
        <Button type="submit" size="large" className="grow" disabled={!canSubmit} isLoading={isLoading}>
          {t('verification.submit')}
        </Button>
        {isResendOffered && <ResendLink mobile={mobile} sendAgain={sendAgain} onResent={reset} onFailed={setProblem} />}
      </div>
    </ReadyForm>
  );
}

/** Keeps a number's own direction inside a sentence of either. */
function toIsolated(number: string): string {
  return `\u2066${number}\u2069`;
}

function useVerification({
  mobile,
  sentAtMs,
  place,
  onVerified,
  onSentAgain,
  confirm = (code) => verify(mobile, code, place),
}: Omit<VerificationDialogProps, 'onClose' | 'sendAgain'>) {
  const t = useTranslations('auth.verification');
  const toText = useAuthError();
  const [hasFailed, setHasFailed] = useState(false);
  const [messageCount, setMessageCount] = useState(1);
  const [isLoading, setIsLoading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { code, setCode, clear, isComplete, sayMissing, problem, setProblem } = useTypedCode(messageCount);
  // What was wrong with an earlier entry helps nobody now; whoever is typing is not interrupted.
  const { isExpired, hasExpired, begin } = useExpiry({ sentAtMs, onExpire: () => code === '' && setProblem(null) });

  async function send() {
    setIsLoading(true);
    setProblem(null);
    try {
      onVerified(await confirm(code));
    } catch (error) {
      const isWrong = error instanceof CallError && error.key === 'invalid-activation-code';
      if (isWrong) {
        clear();
        setHasFailed(true);
      }
      setProblem(isWrong ? t('wrong') : toText(error));
      input.current?.focus();
    } finally {
      setIsLoading(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (isComplete) void send();
    else sayMissing();
  }

  function reset() {
    clear();
    setMessageCount((count) => count + 1);
    begin();
    onSentAgain?.(mobile);
    input.current?.focus();
  }

  // After a wrong code the button is there again at once (SPEC 4), and says what it needs.
  const canSubmit = isComplete || (hasFailed && code === '');
  const shownProblem = problem ?? (isExpired && code === '' ? t('expired') : null);
  return {
    code,
    setCode,
    sayMissing,
    problem: shownProblem,
    setProblem,
    wasResent: messageCount > 1,
    isResendOffered: hasFailed || hasExpired,
    isLoading,
    canSubmit,
    input,
    submit,
    reset,
  };
}

/** The code as far as it is typed or read from its SMS, and what is wrong with it. */
function useTypedCode(messageCount: number) {
  const t = useTranslations('auth.verification');
  const [code, setTypedCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isComplete = code.length === VERIFICATION_CODE_LENGTH;
  const setCode = (typed: string) => {
    setTypedCode(typed);
    setProblem(typed === '' && code !== '' ? t('required') : null);
  };
  useTextMessageCode({ onCode: setCode, messageCount });
  const clear = () => {
    setTypedCode('');
    setProblem(null);
  };
  /** A disabled button keeps the browser from sending the form at Enter: this says why nothing happens. */
  const sayMissing = () => {
    if (!isComplete) setProblem(t('required'));
  };
  return { code, setCode, clear, isComplete, sayMissing, problem, setProblem };
}

/** A code is good for 120 s; afterwards nothing typed could be right, so a new one is offered. */
function useExpiry({ sentAtMs, onExpire }: { sentAtMs?: number; onExpire: () => void }) {
  const [begunAtMs, setBegunAtMs] = useState(() => sentAtMs ?? Date.now());
  const [isExpired, setIsExpired] = useState(false);
  const [hasExpired, setHasExpired] = useState(false);
  const expire = useEffectEvent(() => {
    setIsExpired(true);
    setHasExpired(true);
    onExpire();
  });
  useEffect(() => {
    const timer = setTimeout(() => expire(), begunAtMs + ACTIVATION_CODE.lifetimeMs - Date.now());
    return () => clearTimeout(timer);
  }, [begunAtMs]);
  const begin = () => {
    setIsExpired(false);
    setBegunAtMs(Date.now());
  };
  return { isExpired, hasExpired, begin };
}
