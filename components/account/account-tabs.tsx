import { House, MessageCircle, ReceiptText, UserRound, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { OwnTabs } from '@/components/layout/own-tabs';
import type { Locale } from '@/lib/i18n/locales';

import type { AccountPlace } from './account-places';
import { TabUnread } from './tab-unread';

type Tab = 'home' | 'orders' | 'messages' | 'me';

const TABS: readonly { readonly key: Tab; readonly path: string; readonly icon: IconNode }[] = [
  { key: 'home', path: '/', icon: House },
  { key: 'orders', path: '/my-order-list/', icon: ReceiptText },
  { key: 'messages', path: '/user-profile/messages/', icon: MessageCircle },
  { key: 'me', path: '/user-profile/', icon: UserRound },
];

/** A page without a tab of its own is reached from the person's first page. */
function toTab(place: AccountPlace['key']): Tab {
  return place === 'orders' || place === 'messages' ? place : 'me';
}

/** On a phone the four places of a customer stay at the bottom of the window, in the reach of a thumb. */
export async function AccountTabs({ locale, place }: { locale: Locale; place: AccountPlace['key'] }) {
  const t = await getTranslations({ locale, namespace: 'account.tabs' });
  const inbox = await getTranslations({ locale, namespace: 'layout.header' });
  const tabs = TABS.map((tab) => ({
    ...tab,
    name: t(tab.key),
    badge: tab.key === 'messages' && <TabUnread label={inbox.raw('unreadMessages') as string} />,
  }));
  return <OwnTabs locale={locale} label={t('label')} tabs={tabs} current={toTab(place)} />;
}
