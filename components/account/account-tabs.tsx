import { House, MessageCircle, ReceiptText, UserRound, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

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
  const current = toTab(place);
  return (
    <nav
      aria-label={t('label')}
      className="own-tabs z-bar mt-auto border-t border-stone-200 bg-white pb-[env(safe-area-inset-bottom)] desktop:hidden print:hidden"
    >
      <ul className="grid grid-cols-4 narrow:grid-cols-2">
        {TABS.map(({ key, path, icon }) => (
          <li key={key}>
            <a
              href={toLocalePath(locale, path)}
              aria-current={key === current ? 'page' : undefined}
              className="relative flex min-h-16 flex-col items-center justify-center gap-1 px-1 text-12 font-medium text-stone-500 before:absolute before:top-0 before:h-1 before:w-10 before:rounded-full aria-[current=page]:font-bold aria-[current=page]:text-enamel-700 aria-[current=page]:before:bg-enamel-700 forced-colors:aria-[current=page]:underline"
            >
              <span className="relative">
                <Icon icon={icon} size={24} />
                {key === 'messages' && <TabUnread label={inbox.raw('unreadMessages') as string} />}
              </span>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
