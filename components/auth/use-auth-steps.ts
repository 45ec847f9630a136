import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import type { UserAccount } from '@/lib/client/user-account';
import { WELCOME_GIFT_RIALS } from '@/lib/domain/constants/gifts';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useAwaitedCode } from './use-awaited-code';
import type { Verified } from './use-verification';

export type AuthForm = 'login' | 'register';

interface AuthStepsOptions {
  readonly start: AuthForm;
  readonly onDone: (account: UserAccount) => void;
}

/** The way from a form to being logged in: one form, the code over it, the welcome. */
export function useAuthSteps({ start, onDone }: AuthStepsOptions) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const { show } = useSnackbar();
  const [form, setForm] = useState<AuthForm>(start);
  const [isForgotten, setIsForgotten] = useState(false);
  const code = useAwaitedCode();

  const finishLogin = (account: UserAccount) => {
    show({ text: t('login.success'), tone: 'success', durationMs: SNACKBAR_MS.identity });
    onDone(account);
  };
  const finishVerification = ({ account, hasWelcomeGift }: Verified) => {
    const gift = formatTomans(WELCOME_GIFT_RIALS, locale);
    show({
      text: hasWelcomeGift ? t('verification.gift', { amount: gift }) : t('verification.success'),
      tone: 'success',
      durationMs: SNACKBAR_MS.default,
    });
    code.end();
    onDone(account);
  };
  return {
    form,
    title: t(`title.${isForgotten ? 'forgot' : form}`),
    setIsForgotten,
    showLogin: () => setForm('login'),
    showRegister: () => setForm('register'),
    awaitedCode: code.awaited,
    beginVerification: code.begin,
    cancelVerification: code.end,
    finishLogin,
    finishVerification,
  };
}
