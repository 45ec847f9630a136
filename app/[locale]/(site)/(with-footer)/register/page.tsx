import { setRequestLocale } from 'next-intl/server';

import { AuthPage, getAuthMetadata } from '@/components/auth/auth-page';
import { toLocale } from '@/lib/i18n/locales';

interface RegisterProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: RegisterProps) {
  return getAuthMetadata(toLocale((await params).locale), 'register');
}

export default async function Register({ params }: RegisterProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return <AuthPage locale={locale} form="register" />;
}
