import { useEffect, useRef, useState } from 'react';

import { findFormControls, followTyping } from '@/components/layout/form-controls';
import { useSnackbar } from '@/components/ui/snackbar';
import { useCountdown } from '@/lib/client/use-countdown';
import { useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import { MOBILE_LENGTH } from '@/lib/domain/constants/identity';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';
import { RESEND_COUNTDOWN_SECONDS } from '@/lib/domain/constants/screen';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { toMobile } from '@/lib/domain/person/mobile';

export interface MobileFormOutcomeProps {
  readonly formId: string;
  readonly words: {
    /** The instruction for a malformed number. */
    readonly invalid: string;
    /** With `{seconds}`; left out where nothing is waited for after a sending. */
    readonly wait?: string;
    readonly sent: string;
    readonly tooMuch: string;
    readonly unknown: string;
    readonly other: string;
    /** Errors of the call that have words of their own, by their key. */
    readonly named?: Readonly<Record<string, string>>;
  };
}

interface MobileFormCallProps extends MobileFormOutcomeProps {
  /** Makes the form's call with the mobile, in Latin digits. Throws as a call does. */
  readonly onSend: (mobile: string) => Promise<unknown>;
}

interface Outcome {
  readonly text: string;
  readonly isFailure: boolean;
}

/**
 * Takes a form over that asks for a mobile: checks the number, sends it, and says here how that went (rows T-10, V-08,
 *
 */
export function MobileFormOutcome({ formId, words, onSend }: MobileFormCallProps) {
  const { outcome, isSending, secondsLeft, send } = useMobileSending(words, onSend);
  const { typed, isTouched } = useMobileForm(formId, send);
  const isValid = toMobile(typed) !== null;
  const isWrong = !isValid && (typed.length === MOBILE_LENGTH || isTouched);
  useEffect(() => {
    const { field, button } = findFormControls(formId);
    if (button) button.disabled = !isValid || isSending || secondsLeft > 0;
    button?.setAttribute('aria-busy', String(isSending));
    field?.setAttribute('aria-invalid', String(isWrong));
  }, [formId, isValid, isWrong, isSending, secondsLeft]);
  const shown: Outcome | null = isWrong ? { text: words.invalid, isFailure: true } : outcome;
  return (
    <>
      {shown && <p className={shown.isFailure ? 'text-pomegranate-600' : 'text-turquoise-600'}>{shown.text}</p>}
      {/* Shown and not read out: a second each. */}
      {secondsLeft > 0 && words.wait !== undefined && (
        <p aria-live="off" className="text-stone-500">
          {words.wait.replace('{seconds}', toReadersDigits(String(secondsLeft)))}
        </p>
      )}
    </>
  );
}

const ZEROS: Readonly<Record<string, number>> = { fa: 0x06f0, ar: 0x0660 };
const LATIN_ZERO = 0x30;

/** As formats.ts writes them, without its words of four languages. */
const toReadersDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) =>
    String.fromCharCode((ZEROS[document.documentElement.lang] ?? LATIN_ZERO) + Number(digit)),
  );

const toTyped = (text: string) => toMobile(text) ?? toDigitsOnly(text, MOBILE_LENGTH);

/**
 * Keeps the field to at most eleven digits, seen in the reader’s, and hands over what is sent; what was typed before
 * the script stays.
 */
function useMobileForm(formId: string, send: (mobile: string) => void) {
  const [typed, setTyped] = useState(() => toTyped(findFormControls(formId).field?.value ?? ''));
  const [isTouched, setIsTouched] = useState(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const { form, field } = findFormControls(formId);
    if (!form || !field) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const type = () => {
      const digits = toTyped(field.value);
      const shown = toReadersDigits(digits);
      // Written only when it differs: that sends the caret to the end.
      if (field.value !== shown) field.value = shown;
      setTyped(digits);
    };
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      setIsTouched(true);
      const mobile = toMobile(field.value);
      if (mobile !== null) latest.current(mobile);
    };
    // The browser's own words would come in its language, not in the page's.
    form.noValidate = true;
    followTyping(field, type, signal);
    field.addEventListener('blur', () => setIsTouched(true), { signal });
    form.addEventListener('submit', submit, { signal });
    return () => listeners.abort();
  }, [formId]);
  return { typed, isTouched };
}

/** SPEC 8: a host names what went wrong in `desc` or in its status. */
function findNamed({ details: { desc, responseStatus } }: CallError) {
  const said: unknown[] = [desc, ...Object.values(Object(responseStatus))];
  return (['TooMuchRequest', 'UnknownError'] as const).find((name) => said.includes(name));
}

function useMobileSending(words: MobileFormOutcomeProps['words'], onSend: MobileFormCallProps['onSend']) {
  const snackbar = useSnackbar();
  const { secondsLeft, start } = useCountdown();
  const { isSending, send } = useSending();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** A failure stays beside the form as well (WIRE). */
  const tell = (told: Outcome) => {
    setOutcome(told);
    snackbar.show({
      text: told.text,
      tone: told.isFailure ? 'error' : 'success',
      durationMs: SNACKBAR_MS.downloadLink,
    });
  };
  const fail = (failure: CallError) => {
    const own = words.named?.[failure.key];
    const name = findNamed(failure);
    // SPEC 8: the timers are reset, so that another number can be tried at once.
    if (name === 'TooMuchRequest') start(0);
    tell({
      text: own ?? (name === 'TooMuchRequest' ? words.tooMuch : name === 'UnknownError' ? words.unknown : words.other),
      isFailure: true,
    });
  };
  const sendMobile = async (mobile: string) => {
    if (isSending || secondsLeft > 0) return;
    setOutcome(null);
    const sent = await send(() => onSend(mobile));
    if (!sent.ok) return fail(sent.failure);
    if (words.wait !== undefined) start(RESEND_COUNTDOWN_SECONDS);
    tell({ text: words.sent, isFailure: false });
  };
  return { outcome, isSending, secondsLeft, send: (mobile: string) => void sendMobile(mobile) };
}
