import { getTranslations, setRequestLocale } from 'next-intl/server';
import { connection } from 'next/server';

import { CertificateScreen } from '@/components/certificate/certificate-screen';
import { WordsProvider } from '@/components/layout/words-provider';
import { toLocale } from '@/lib/i18n/locales';

interface CertificateProps {
  params: Promise<{ locale: string; certificateKey: string }>;
}

export async function generateMetadata({ params }: CertificateProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'certificate' });
  return { title: t('check.pageTitle'), robots: { index: false }, referrer: 'no-referrer' as const };
}

/**
 * A page of one certificate, without a session. It shows the certificate only after the right code, and browsers store
 * nothing of it.
 */
export default async function Certificate({ params }: CertificateProps) {
  await connection();
  const { locale: requested, certificateKey } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'certificate' });
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-6 px-4 pb-16 pt-6">
      <h1 className="text-28 font-bold print:hidden">{t('check.pageTitle')}</h1>
      <WordsProvider locale={locale} namespaces={['certificate', 'common']}>
        <CertificateScreen certificateKey={certificateKey} />
      </WordsProvider>
    </div>
  );
}
