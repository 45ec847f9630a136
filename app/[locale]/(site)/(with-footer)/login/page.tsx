import { setRequestLocale } from 'next-intl/server';

import { AuthPage, getAuthMetadata } from '@/components/auth/auth-page';
import { toLocale } from '@/lib/i18n/locales';

interface LoginProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: LoginProps) {
  return getAuthMetadata(toLocale((await params).locale), 'login');
}

export default async function Login({ params }: LoginProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <AuthPage locale={locale} form="login" />;
}
