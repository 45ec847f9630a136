import { setRequestLocale } from 'next-intl/server';

import { AuthPage, getAuthMetadata } from '@/components/auth/auth-page';
import { toLocale } from '@/lib/i18n/locales';

interface ReferredLoginProps {
  params: Promise<{ locale: string; id: string }>;
}

export async function generateMetadata({ params }: ReferredLoginProps) {
  return getAuthMetadata(toLocale((await params).locale), 'login');
}

/** The id of the address is a referral code (SPEC 2). */
export default async function ReferredLogin({ params }: ReferredLoginProps) {
  const { locale: requested, id } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return <AuthPage locale={locale} form="login" referralCode={toReferralCode(id)} />;
}

function toReferralCode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
