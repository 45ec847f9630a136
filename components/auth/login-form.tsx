import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';

import { Button } from '@/components/ui/button';
import { PasswordCodeInput } from '@/components/ui/code-input';
import { Notice } from '@/components/ui/notice';
import { logIn, toSentCode, type LoginPlace, type SentCode } from '@/lib/client/session';
import { useSending } from '@/lib/client/use-sending';
import type { UserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { LOGIN_PASSWORD_LENGTH } from '@/lib/domain/constants/identity';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ForgotPasswordPanel } from './forgot-password-panel';
import { findMobileProblem, MobileField } from './mobile-field';
import { ReadyForm } from './ready-form';
import { useAuthError } from './use-auth-error';
import { useFirstFocus } from './use-first-focus';
import { useTextMessageCode } from './use-text-message-code';
import { useTypedMobile } from './use-typed-mobile';
import { VerificationDialog } from './verification-dialog';

export interface LoginFormProps {
  place: LoginPlace;
  onLoggedIn: (account: UserAccount) => void;
  onRegister: () => void;
  /** The panel for a forgotten password came or went, and the title changes with it. */
  onForgotten: (isForgotten: boolean) => void;
  /** In a dialog the first field has the focus. */
  focusesFirst?: boolean;
}

/** The one body of the login page and of its dialogs: mobile and password, or the panel for a forgotten one. */
export function LoginForm({ focusesFirst = false, onForgotten, onRegister, ...rest }: LoginFormProps) {
  const [kept, keep] = useTypedMobile();
  const [typed, setMobile] = useState<string | null>(null);
  const mobile = typed ?? kept;
  const [isForgotten, setIsForgotten] = useState(false);
  const toggle = (isWanted: boolean) => {
    setIsForgotten(isWanted);
    onForgotten(isWanted);
  };
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (isForgotten) {
    return (
      <ForgotPasswordPanel
        mobile={mobile}
        onMobileChange={setMobile}
        onBack={() => toggle(false)}
        onSent={() => {
          setSentTo(mobile);
          toggle(false);
        }}
      />
    );
  }
  const wasCodeSent = sentTo !== null && sentTo === mobile;
  return (
    <PasswordPanel
      {...rest}
      onRegister={() => {
        if (mobile !== '') keep(mobile);
        onRegister();
      }}
      mobile={mobile}
      onMobileChange={setMobile}
      onForgot={() => toggle(true)}
      wasCodeSent={wasCodeSent}
      focusesFirst={focusesFirst}
    />
  );
}

type PasswordPanelProps = Omit<LoginFormProps, 'onForgotten'> & {
  mobile: string;
  onMobileChange: (mobile: string) => void;
  onForgot: () => void;
  /** A password went out by SMS just now: the next thing to do is to enter it. */
  wasCodeSent: boolean;
};

function PasswordPanel({
  mobile,
  onMobileChange,
  onForgot,
  wasCodeSent,
  place,
  onLoggedIn,
  onRegister,
  focusesFirst,
}: PasswordPanelProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const { password, setPassword, isTried, isLoading, failure, mobileInput, passwordInput, submit, smsStep } = useLogin({
    mobile,
    place,
    wasCodeSent,
    onLoggedIn,
  });
  const [isMobileKnown] = useState(mobile !== '' && findMobileProblem(mobile) === null);
  useFirstFocus(wasCodeSent || isMobileKnown ? passwordInput : mobileInput, wasCodeSent || focusesFirst);
  const mobileProblem = isTried ? findMobileProblem(mobile) : null;
  const isPasswordMissing = isTried && password.length !== LOGIN_PASSWORD_LENGTH && !failure;
  return (
    <>
      <ReadyForm onSubmit={submit}>
        <p className="text-stone-500">{place === 'order' ? t('order.intro') : t('login.intro')}</p>
        <MobileField
          ref={mobileInput}
          value={mobile}
          onValueChange={onMobileChange}
          error={mobileProblem && t(`mobile.${mobileProblem}`)}
        />
        <PasswordCodeInput
          ref={passwordInput}
          required
          name="password"
          autoComplete={wasCodeSent ? 'one-time-code' : 'current-password'}
          label={t('password.label')}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          toShownDigit={(digit) => formatDigits(digit, locale)}
          value={password}
          onValueChange={setPassword}
          hint={wasCodeSent ? t('password.sentHint') : t('password.hint')}
          error={isPasswordMissing && t('password.required')}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" size="large" isFullWidth isLoading={isLoading}>
          {t('login.submit')}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button variant="quiet" className="-ms-5" onClick={onForgot}>
            {t('login.forgot')}
          </Button>
          <Button variant="secondary" onClick={onRegister}>
            {t('login.register')}
          </Button>
        </div>
      </ReadyForm>
      {smsStep && <VerificationDialog mobile={mobile} place={place} {...smsStep} />}
    </>
  );
}

function useLogin({
  mobile,
  place,
  wasCodeSent,
  onLoggedIn,
}: Pick<PasswordPanelProps, 'mobile' | 'place' | 'wasCodeSent' | 'onLoggedIn'>) {
  const toText = useAuthError();
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isSending, send } = useSending();
  const [failure, setFailure] = useState<string | null>(null);
  const [askedCode, setAskedCode] = useState<SentCode | null>(null);
  const mobileInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useTextMessageCode({ onCode: setPassword, messageCount: wasCodeSent ? 1 : 0 });

  /** The password goes, the mobile stays (SPEC 4, Login). */
  function refuse(error: unknown) {
    setAskedCode(null);
    setPassword('');
    setFailure(toText(error));
    passwordInput.current?.focus();
  }

  async function enter() {
    setFailure(null);
    const sent = await send(() => logIn({ mobile, password, place, mayBeActivationCode: wasCodeSent }));
    if (sent.ok) onLoggedIn(sent.answer);
    else if (isSmsStep(sent.failure)) setAskedCode(toSentCode(sent.failure.details));
    else refuse(sent.failure);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsTried(true);
    if (findMobileProblem(mobile)) mobileInput.current?.focus();
    else if (password.length !== LOGIN_PASSWORD_LENGTH) {
      setFailure(null);
      passwordInput.current?.focus();
    } else void enter();
  }

  /** While the host takes no strange device at its password alone: the code that it has sent goes with the password. */
  const smsStep = askedCode && {
    sent: askedCode,
    confirm: async (activationCode: string) => {
      try {
        return { account: await logIn({ mobile, password, place, activationCode }), hasWelcomeGift: false };
      } catch (error) {
        if (error instanceof CallError && error.key === 'invalid-login') refuse(error);
        throw error;
      }
    },
    // Asked again without a code, the host sends the next one.
    sendAgain: async () => {
      try {
        onLoggedIn(await logIn({ mobile, password, place }));
        return askedCode;
      } catch (error) {
        if (!isSmsStep(error)) throw error;
        return toSentCode(error.details);
      }
    },
    onVerified: ({ account }: { readonly account: UserAccount }) => onLoggedIn(account),
    onClose: () => setAskedCode(null),
  };
  return { password, setPassword, isTried, isLoading: isSending, failure, mobileInput, passwordInput, submit, smsStep };
}

function isSmsStep(error: unknown): error is CallError {
  return error instanceof CallError && error.key === 'sms-code-required';
}
