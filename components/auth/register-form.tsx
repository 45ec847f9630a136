import { useTranslations } from 'next-intl';
import { useRef, type ReactNode, type RefObject } from 'react';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { WELCOME_GIFT_RIALS } from '@/lib/domain/constants/gifts';
import { LONGEST_REFERRAL_CODE } from '@/lib/domain/constants/identity';
import type { SentCode } from '@/lib/client/session';
import { usePartners } from '@/lib/client/use-partners';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toIsolated } from './isolated';
import { MobileField } from './mobile-field';
import { ReadyForm } from './ready-form';
import { useFirstFocus } from './use-first-focus';
import { useRegistration } from './use-registration';

interface RegisterFormProps {
  /** From the address or an invitation; may be changed. */
  referralCode: string;
  /** `sent` null: a code went out before, nobody here knows when. */
  onRegistered: (mobile: string, sent: SentCode | null) => void;
  onLogin: () => void;
  /** The reason for asking, where the form itself does not give one. */
  intro?: string;
  /** In a dialog the first field has the focus. */
  focusesFirst?: boolean;
}

/** Name, family name, mobile, an optional referral code and the terms: the one body of the page and of the dialog. */
export function RegisterForm({ referralCode, onRegistered, onLogin, intro, focusesFirst = false }: RegisterFormProps) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const {
    form,
    fields,
    change,
    submit,
    say,
    mobileError,
    isDuplicate,
    isLogInOffered,
    isLoading,
    failure,
    isThrottled,
  } = useRegistration({ referralCode, onRegistered });
  const { sendsSms } = usePartners();
  const firstInput = useRef<HTMLInputElement>(null);
  useFirstFocus(firstInput, focusesFirst);
  return (
    <ReadyForm ref={form} onSubmit={submit}>
      {intro && <p className="text-14 text-stone-500">{intro}</p>}
      <Welcome isOpen={sendsSms} />
      <Names firstInput={firstInput} fields={fields} change={change} say={say} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <div className="flex flex-col gap-2">
          <MobileField value={fields.mobile} onValueChange={(mobile) => change({ mobile })} error={mobileError} />
          {isLogInOffered && (
            <Button variant="secondary" isFullWidth onClick={onLogin}>
              {t('register.logInWith', { mobile: toIsolated(formatDigits(fields.mobile, locale)) })}
            </Button>
          )}
        </div>
        <TextField
          name="referralCode"
          dir="ltr"
          autoComplete="off"
          label={t('register.referralCode')}
          value={fields.referralCode}
          onChange={(event) =>
            change({ referralCode: event.target.value.replace(/\s/g, '').slice(0, LONGEST_REFERRAL_CODE) })
          }
        />
      </div>
      <Checkbox
        required
        name="isAccepted"
        checked={fields.isAccepted}
        onChange={(event) => change({ isAccepted: event.target.checked })}
        error={say('isAccepted')}
        label={t.rich('register.terms', {
          link: (words) => <TermsLink newTab={t('register.newTab')}>{words}</TermsLink>,
        })}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      {isThrottled && <CodeAtHand onEnter={() => onRegistered(fields.mobile, null)} />}
      <Button
        type="submit"
        size="large"
        isFullWidth
        className="mt-auto"
        disabled={isDuplicate || !sendsSms}
        isLoading={isLoading}
      >
        {t('register.submit')}
      </Button>
      <WayToLogin onLogin={onLogin} />
    </ReadyForm>
  );
}

/** The gift of who registers; where no code can be sent, that nobody can for now. */
function Welcome({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('auth.register');
  const locale = useLocale();
  if (!isOpen) return <Notice tone="warning">{t('closed')}</Notice>;
  return <Notice tone="success">{t('gift', { amount: formatTomans(WELCOME_GIFT_RIALS, locale) })}</Notice>;
}

function WayToLogin({ onLogin }: Pick<RegisterFormProps, 'onLogin'>) {
  const t = useTranslations('auth.register');
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <span className="text-stone-500">{t('hasAccount')}</span>
      <Button variant="quiet" onClick={onLogin}>
        {t('login')}
      </Button>
    </div>
  );
}

type NamesProps = Pick<ReturnType<typeof useRegistration>, 'fields' | 'change' | 'say'> & {
  firstInput: RefObject<HTMLInputElement | null>;
};

function Names({ firstInput, fields, change, say }: NamesProps) {
  const t = useTranslations('auth');
  return (
    <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
      <TextField
        ref={firstInput}
        required
        name="firstName"
        autoComplete="given-name"
        label={t('register.firstName')}
        value={fields.firstName}
        error={say('firstName')}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <TextField
        required
        name="lastName"
        autoComplete="family-name"
        label={t('register.lastName')}
        value={fields.lastName}
        error={say('lastName')}
        onChange={(event) => change({ lastName: event.target.value })}
      />
    </div>
  );
}

/**
 * Strangers may have asked for the codes of this number. The owner of the phone has the last of them, and gets a fresh
 * one for it.
 */
function CodeAtHand({ onEnter }: { onEnter: () => void }) {
  const t = useTranslations('auth.register');
  return (
    <Notice>
      <p>{t('codeHint')}</p>
      <Button variant="secondary" className="mt-2" onClick={onEnter}>
        {t('enterCode')}
      </Button>
    </Notice>
  );
}

function TermsLink({ newTab, children }: { newTab: string; children: ReactNode }) {
  return (
    <Link
      href="/policy/"
      target="_blank"
      rel="noopener"
      className="font-semibold text-enamel-700 underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> ({newTab})</span>
    </Link>
  );
}
