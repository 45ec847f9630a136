import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { AccountPage } from '@/components/account/account-page';
import { MessageListSkeleton } from '@/components/messages/message-list-skeleton';
import { MessagesScreen } from '@/components/messages/messages-screen';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { toLocale } from '@/lib/i18n/locales';

interface AccountMessagesProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: AccountMessagesProps) {
  return readAccountMetadata(params, 'messages');
}

export default async function AccountMessages({ params }: AccountMessagesProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage
      locale={locale}
      place="messages"
      namespaces={['inbox', 'order-following.states', 'order-following.events', 'order-following.bids']}
    >
      <Suspense fallback={<MessageListSkeleton />}>
        <MessagesScreen />
      </Suspense>
    </AccountPage>
  );
}
