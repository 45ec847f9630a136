import { getTranslations } from 'next-intl/server';

import { WordsProvider } from '@/components/layout/words-provider';
import type { Locale } from '@/lib/i18n/locales';

import { AuthScreen } from './auth-screen';
import type { AuthForm } from './use-auth-steps';

interface AuthPageProps {
  locale: Locale;
  form: AuthForm;
  referralCode?: string;
}

/** The frame of the four pages that log in and register. */
export function AuthPage({ locale, form, referralCode }: AuthPageProps) {
  return (
    <WordsProvider locale={locale} namespaces={['auth']}>
      <AuthScreen form={form} referralCode={referralCode} />
    </WordsProvider>
  );
}

/** No search engine has a use for these pages. */
export async function getAuthMetadata(locale: Locale, form: AuthForm) {
  const t = await getTranslations({ locale, namespace: 'auth' });
  return { title: t(`title.${form}`), robots: { index: false, follow: true } };
}
