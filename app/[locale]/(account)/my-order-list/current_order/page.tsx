import { getTranslations, setRequestLocale } from 'next-intl/server';

import { readSupport } from '@/components/layout/read-support';
import { Suspense } from 'react';

import { WordsProvider } from '@/components/layout/words-provider';
import { CurrentOrderScreen } from '@/components/order-following/current-order-screen';
import { FocusKeeper } from '@/components/ui/focus-keeper';
import { Skeleton } from '@/components/ui/skeleton';
import { toLocalePath } from '@/lib/i18n/paths';
import { toLocale } from '@/lib/i18n/locales';

interface CurrentOrderProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: CurrentOrderProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'order-following' });
  return { title: t('currentTitle'), robots: { index: false } };
}

export default async function CurrentOrder({ params }: CurrentOrderProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'order-following' });
  return (
    <FocusKeeper className="mx-auto flex w-full max-w-page flex-col gap-2 px-4 pb-16 pt-2 desktop:gap-4 desktop:pt-6">
      {/* The order's own name, below, is what the reader looks for: this line only says where one is. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 tabIndex={-1} className="text-14 font-semibold text-stone-500 desktop:text-16">
          {t('currentTitle')}
        </h1>
        <a
          href={toLocalePath(locale, '/my-order-list/')}
          className="inline-flex min-h-touch items-center font-semibold text-enamel-700"
        >
          {t('toAll')}
        </a>
      </div>
      <WordsProvider
        locale={locale}
        namespaces={[
          'order-following',
          'accounting.links',
          'removal',
          'test-persons',
          'textiles',
          'photos',
          'conversation',
          'dispute',
          'petrol',
          'price-change',
          'on-the-way',
          'order.map',
          'order.dateTime',
          'order.done',
          'order.waiting',
          'order.provider',
          'account.vehicles',
          'common',
        ]}
      >
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <CurrentOrderScreen support={await readSupport(locale)} />
        </Suspense>
      </WordsProvider>
    </FocusKeeper>
  );
}
