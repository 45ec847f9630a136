import { useTranslations } from 'next-intl';
import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { keepForm, listenToForms, readKeptForm } from '@/lib/client/kept-forms';
import { register, type SentCode } from '@/lib/client/session';
import { toFieldWords, useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import type { ErrorKey } from '@/lib/contract/errors';
import { LONGEST_NAME } from '@/lib/domain/constants/identity';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';
import { isJsonObject, parseJson } from '@/lib/domain/text/json';

import { findMobileProblem } from './mobile-field';
import { useAuthError } from './use-auth-error';
import { useDuplicateCheck } from './use-duplicate-check';
import { useTypedMobile } from './use-typed-mobile';

export interface RegistrationFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly referralCode: string;
  readonly isAccepted: boolean;
}

/** These say nothing that helps: SPEC's own words for a failed registration do. */
const VAGUE: readonly ErrorKey[] = ['UnknownError', 'register-failed', 'invalid-input'];

/** Every problem of the form by field, as keys of messages/<locale>/auth.json; null where there is none. */
export function findRegistrationProblems({ firstName, lastName, mobile, isAccepted }: RegistrationFields) {
  const mobileProblem = findMobileProblem(mobile);
  return {
    firstName: findNameProblem(firstName, 'register.firstNameRequired'),
    lastName: findNameProblem(lastName, 'register.lastNameRequired'),
    mobile: mobileProblem && (`mobile.${mobileProblem}` as const),
    isAccepted: isAccepted ? null : ('register.termsRequired' as const),
  };
}

function findNameProblem<Key extends string>(name: string, requiredKey: Key): Key | 'register.tooLong' | null {
  if (name.trim() === '') return requiredKey;
  return name.trim().length > LONGEST_NAME ? 'register.tooLong' : null;
}

type KeptFields = Omit<RegistrationFields, 'isAccepted' | 'mobile'>;

function toKeptFields(text: string | null, referralCode: string): KeptFields {
  const kept = parseJson(text);
  const read = (field: keyof KeptFields, otherwise = '') => {
    const typed = isJsonObject(kept) ? kept[field] : undefined;
    return typeof typed === 'string' ? typed : otherwise;
  };
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    referralCode: read('referralCode', referralCode),
  };
}

/**
 * The typed values, kept as long as the tab: a person who leaves to read the code's message may find the page loaded
 * anew. Consent is given each time.
 */
function useKeptFields(
  referralCode: string,
): [fields: RegistrationFields, change: (changed: Partial<RegistrationFields>) => void] {
  // Under the code of the address, so that another invitation is not overruled by what was typed for this one.
  const name = `registration.${referralCode}`;
  const text = useSyncExternalStore(
    listenToForms,
    () => readKeptForm(null, name),
    () => null,
  );
  const [isAccepted, setIsAccepted] = useState(false);
  const [mobile, setMobile] = useTypedMobile();
  const change = ({
    isAccepted: nowAccepted = isAccepted,
    mobile: nowMobile,
    ...typed
  }: Partial<RegistrationFields>) => {
    setIsAccepted(nowAccepted);
    if (nowMobile !== undefined) setMobile(nowMobile);
    // On top of what is kept by now: a browser that fills in the form changes several fields at once.
    keepForm(null, name, JSON.stringify({ ...toKeptFields(readKeptForm(null, name), referralCode), ...typed }));
  };
  return [{ ...toKeptFields(text, referralCode), mobile, isAccepted }, change];
}

/** The registration form's state: what was typed is kept through every failure. */
export function useRegistration({
  referralCode,
  onRegistered,
}: {
  referralCode: string;
  onRegistered: (mobile: string, sent: SentCode) => void;
}) {
  const t = useTranslations('auth');
  const toText = useAuthError();
  const { show } = useSnackbar();
  const form = useRef<HTMLFormElement>(null);
  const [fields, changeFields] = useKeptFields(referralCode);
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send, forget } = useSending();
  /** Learned at the sending, where the question before it got no answer. */
  const isTaken = failure?.key === 'user-already-registered';
  const isDuplicate = useDuplicateCheck(fields.mobile);
  const problems = findRegistrationProblems(fields);

  const change = (changed: Partial<RegistrationFields>) => {
    changeFields(changed);
    forget();
  };

  // The toast says what SPEC 8 says; what stays in the form says why, where somebody knows.
  const toToast = ({ key }: CallError) =>
    t(key === 'user-already-registered' ? 'register.alreadyRegistered' : 'register.failed');
  const toStaying = (failed: CallError) =>
    failed.key === 'user-already-registered' || VAGUE.includes(failed.key) ? toToast(failed) : toText(failed);

  async function begin() {
    const { firstName, lastName, mobile, referralCode: userCode } = fields;
    const sent = await send(() =>
      register({
        firstname: firstName.trim(),
        lastname: lastName.trim(),
        mobilenumber: mobile,
        ...(userCode.trim() ? { userCode: userCode.trim() } : {}),
      }),
    );
    if (sent.ok) onRegistered(mobile, sent.answer);
    else show({ text: toToast(sent.failure), tone: 'error', durationMs: SNACKBAR_MS.identity });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || isDuplicate) return;
    setIsTried(true);
    const firstWrong = (['firstName', 'lastName', 'mobile', 'isAccepted'] as const).find(
      (name) => problems[name] !== null,
    );
    if (firstWrong) form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    else void begin();
  }

  const refused = toFieldWords(failure);
  /** A field's words: what is wrong once the form was tried, or what the host found wrong. */
  const say = (name: keyof typeof problems) => {
    const key = problems[name];
    return isTried && key ? t(key) : (refused[name.toLowerCase()] ?? null);
  };
  const mobileError = isDuplicate ? t('mobile.duplicate') : say('mobile');
  return {
    form,
    fields,
    change,
    submit,
    say,
    mobileError,
    isDuplicate,
    isLogInOffered: isDuplicate || isTaken,
    isLoading: isSending,
    failure: failure && toStaying(failure),
    isThrottled: failure?.key === 'TooMuchRequest',
  };
}
