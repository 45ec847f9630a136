import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { AccountPage } from '@/components/account/account-page';
import { ListSkeleton } from '@/components/shared/list-skeleton';
import { OrdersScreen } from '@/components/order-following/orders-screen';
import { toLocale } from '@/lib/i18n/locales';

interface OrdersProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: OrdersProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'order-following' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Orders({ params }: OrdersProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="orders" namespaces={['order-following']}>
      <Suspense fallback={<ListSkeleton rows={4} rowClassName="h-36" isInPairs />}>
        <OrdersScreen />
      </Suspense>
    </AccountPage>
  );
}
