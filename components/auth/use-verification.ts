import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';

import { verify, type LoginPlace, type SentCode } from '@/lib/client/session';
import { useSending } from '@/lib/client/use-sending';
import type { UserAccount } from '@/lib/client/user-account';
import { VERIFICATION_CODE_LENGTH } from '@/lib/domain/constants/identity';

import { useAuthError } from './use-auth-error';
import { useCodeClock } from './use-code-clock';
import { useTextMessageCode } from './use-text-message-code';

export interface Verified {
  readonly account: UserAccount;
  readonly hasWelcomeGift: boolean;
}

export interface VerificationOptions {
  readonly mobile: string;
  /** Null: a code went out before, nobody here knows when. */
  readonly sent: SentCode | null;
  readonly place: LoginPlace;
  readonly onVerified: (verified: Verified) => void;
  /** The act that the code confirms, where it is not a registration. Rejects with CallError. */
  readonly confirm?: (code: string) => Promise<Verified>;
  readonly onSentAgain?: (mobile: string, sent: SentCode) => void;
}

/** The typed code, and the message about it. */
function useTypedCode() {
  const t = useTranslations('auth.verification');
  const [code, setTypedCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const isComplete = code.length === VERIFICATION_CODE_LENGTH;
  const setCode = (typed: string) => {
    setTypedCode(typed);
    setProblem(typed === '' && code !== '' ? t('required') : null);
  };
  /** A disabled button keeps the browser from sending the form at Enter: this says why nothing happens. */
  const sayMissing = () => {
    if (!isComplete) setProblem(t('required'));
  };
  return { code, isComplete, setCode, empty: () => setTypedCode(''), sayMissing, problem, setProblem };
}

/** The state of the dialog that waits for a texted code. */
export function useVerification({
  mobile,
  sent: firstSent,
  place,
  onVerified,
  onSentAgain,
  confirm = (code) => verify(mobile, code, place),
}: VerificationOptions) {
  const t = useTranslations('auth.verification');
  const toText = useAuthError();
  const [sent, setSent] = useState(firstSent);
  const { code, isComplete, setCode, empty, sayMissing, problem, setProblem } = useTypedCode();
  const [hasFailed, setHasFailed] = useState(false);
  const [hasExpired, setHasExpired] = useState(false);
  const [messageCount, setMessageCount] = useState(1);
  const { isSending, send } = useSending();
  const input = useRef<HTMLInputElement>(null);
  const { secondsLeft, isExpired, isResendDue } = useCodeClock(sent);
  if (isExpired && !hasExpired) {
    setHasExpired(true);
    // What was wrong with an earlier entry helps nobody now.
    setProblem(null);
  }
  useTextMessageCode({ onCode: takeTyped, messageCount });

  /** The last digit sends it: there is nothing left to decide. */
  function takeTyped(typed: string) {
    setCode(typed);
    if (typed.length === VERIFICATION_CODE_LENGTH && typed !== code && !isSending) void enter(typed);
  }

  async function enter(typed: string) {
    setProblem(null);
    const entered = await send(() => confirm(typed));
    if (entered.ok) return onVerified(entered.answer);
    const isWrong = entered.failure.key === 'invalid-activation-code';
    if (isWrong) {
      empty();
      setHasFailed(true);
    }
    setProblem(isWrong ? t('wrong') : toText(entered.failure));
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (isComplete) void enter(code);
    else sayMissing();
  }

  function reset(next: SentCode) {
    empty();
    setProblem(null);
    setHasExpired(false);
    setMessageCount((count) => count + 1);
    setSent(next);
    onSentAgain?.(mobile, next);
    input.current?.focus();
  }

  return {
    code,
    takeTyped,
    sayMissing,
    // An expired code is wrong because it is expired: that, and not "wrong", says what to do.
    problem: isExpired && (problem === null || problem === t('wrong')) ? t('expired') : problem,
    setProblem,
    secondsLeft: isExpired ? null : secondsLeft,
    wasResent: messageCount > 1,
    // Once it is there it stays: it counts its own minute.
    isResendOffered: hasFailed || isResendDue || isExpired || messageCount > 1,
    isLoading: isSending,
    // After a wrong code the button is there again at once (SPEC 4), and says what it needs.
    canSubmit: isComplete || (hasFailed && code === ''),
    input,
    submit,
    reset,
  };
}
