import { getTranslations, setRequestLocale } from 'next-intl/server';
import { connection } from 'next/server';

import { WordsProvider } from '@/components/layout/words-provider';
import { PriceLinkScreen } from '@/components/price-link/price-link-screen';
import { toLocale } from '@/lib/i18n/locales';

interface PriceLinkProps {
  params: Promise<{ locale: string; priceKey: string }>;
}

export async function generateMetadata({ params }: PriceLinkProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'price-change' });
  return { title: t('link.pageTitle'), robots: { index: false }, referrer: 'no-referrer' as const };
}

/** A page of one proposal, without a session. Browsers store nothing of it. */
export default async function PriceLink({ params }: PriceLinkProps) {
  await connection();
  const { locale: requested, priceKey } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'price-change' });
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-6 px-4 pb-16 pt-6">
      <h1 className="text-28 font-bold">{t('link.pageTitle')}</h1>
      <WordsProvider locale={locale} namespaces={['price-change', 'sms-link', 'common']}>
        <PriceLinkScreen priceKey={priceKey} />
      </WordsProvider>
    </div>
  );
}
