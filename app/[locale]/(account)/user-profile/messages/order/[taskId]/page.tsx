import { getTranslations, setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { ThreadScreen } from '@/components/messages/thread-screen';
import { toLocale } from '@/lib/i18n/locales';

interface OrderMessagesProps {
  params: Promise<{ locale: string; taskId: string }>;
}

export function generateMetadata({ params }: OrderMessagesProps) {
  return readAccountMetadata(params, 'messages');
}

export default async function OrderMessages({ params }: OrderMessagesProps) {
  const { locale: requested, taskId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'inbox' });
  return (
    <AccountPage
      locale={locale}
      place="messages"
      title={t('thread.title')}
      namespaces={[
        'inbox',
        'conversation',
        'order-following.states',
        'order-following.events',
        'order-following.bids',
        'order-following.live',
        'errors',
        'units',
      ]}
    >
      <ThreadScreen taskId={Number(taskId)} />
    </AccountPage>
  );
}
