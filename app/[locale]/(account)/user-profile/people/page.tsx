import { setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { PeopleScreen } from '@/components/order-following/people/people-screen';
import { toLocale } from '@/lib/i18n/locales';

interface PeopleProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: PeopleProps) {
  return readAccountMetadata(params, 'people');
}

export default async function People({ params }: PeopleProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="people" namespaces={['order-following']}>
      <PeopleScreen />
    </AccountPage>
  );
}
