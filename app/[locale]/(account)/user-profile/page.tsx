import { setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { OverviewScreen } from '@/components/account/overview-screen';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { LastOrder } from '@/components/order-following/last-order';
import { BookmarkList } from '@/components/shared/bookmarks/bookmark-list';
import { HourOffers } from '@/components/order-following/offers/hour-offers';
import { toLocale } from '@/lib/i18n/locales';

interface AccountProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: AccountProps) {
  return readAccountMetadata(params, 'overview');
}

export default async function Account({ params }: AccountProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="overview" namespaces={['order-following']}>
      <OverviewScreen
        lastOrder={
          <>
            <HourOffers />
            <LastOrder />
            <BookmarkList showsEmpty />
          </>
        }
      />
    </AccountPage>
  );
}
