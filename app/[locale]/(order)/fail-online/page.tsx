import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { WordsProvider } from '@/components/layout/words-provider';
import { PaymentReturn } from '@/components/order/placing/payment-return';
import { Skeleton } from '@/components/ui/skeleton';
import { toLocale } from '@/lib/i18n/locales';

interface PaymentFailureProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PaymentFailureProps): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'order' });
  return { title: t('return.failTitle'), robots: { index: false } };
}

export default async function PaymentFailure({ params }: PaymentFailureProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'order' });
  return (
    <div className="mx-auto flex w-full max-w-3xl grow flex-col gap-6 px-4 pb-16 pt-6">
      <h1 className="sr-only">{t('return.failTitle')}</h1>
      <WordsProvider locale={locale} namespaces={['order', 'common']}>
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <PaymentReturn page="fail" />
        </Suspense>
      </WordsProvider>
    </div>
  );
}
