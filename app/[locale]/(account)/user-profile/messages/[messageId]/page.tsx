import { setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { NewsMessage } from '@/components/messages/news-message';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { toLocale } from '@/lib/i18n/locales';

interface AccountMessageProps {
  params: Promise<{ locale: string; messageId: string }>;
}

export function generateMetadata({ params }: AccountMessageProps) {
  return readAccountMetadata(params, 'messages');
}

export default async function AccountMessage({ params }: AccountMessageProps) {
  const { locale: requested, messageId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="messages" namespaces={['inbox']}>
      <NewsMessage messageId={Number(messageId)} />
    </AccountPage>
  );
}
