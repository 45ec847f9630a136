import { setRequestLocale } from 'next-intl/server';

import { AuthPage, getAuthMetadata } from '@/components/auth/auth-page';
import { toLocale } from '@/lib/i18n/locales';

interface ReferredRegisterProps {
  params: Promise<{ locale: string; id: string }>;
}

export async function generateMetadata({ params }: ReferredRegisterProps) {
  return getAuthMetadata(toLocale((await params).locale), 'register');
}

/** The id of the address is a referral code (SPEC 2). */
export default async function ReferredRegister({ params }: ReferredRegisterProps) {
  const { locale: requested, id } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return <AuthPage locale={locale} form="register" referralCode={toReferralCode(id)} />;
}

function toReferralCode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
