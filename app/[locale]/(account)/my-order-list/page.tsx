import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { WordsProvider } from '@/components/layout/words-provider';
import { ListSkeleton } from '@/components/orders/list-skeleton';
import { OrdersScreen } from '@/components/orders/orders-screen';
import { toLocale } from '@/lib/i18n/locales';

interface OrdersProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: OrdersProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'orders' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Orders({ params }: OrdersProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'orders' });
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pb-16 pt-6">
      <h1 className="text-28 font-bold">{t('title')}</h1>
      <WordsProvider locale={locale} namespaces={['orders', 'common']}>
        <Suspense fallback={<ListSkeleton />}>
          <OrdersScreen />
        </Suspense>
      </WordsProvider>
    </div>
  );
}
