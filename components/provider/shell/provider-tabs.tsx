import { BriefcaseBusiness, CalendarCheck, UserRound, Wallet, type IconNode } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { OwnTabs } from '@/components/layout/own-tabs';
import type { Locale } from '@/lib/i18n/locales';

import { TabNewWork } from './tab-new-work';
import { toTab, type ProviderPlace, type ProviderTab } from './places';

const TABS: readonly { readonly key: ProviderTab; readonly path: string; readonly icon: IconNode }[] = [
  { key: 'today', path: '/pelakman/dashboard/', icon: CalendarCheck },
  { key: 'work', path: '/pelakman/orderlist/newworks/', icon: BriefcaseBusiness },
  { key: 'income', path: '/pelakman/earnings/', icon: Wallet },
  { key: 'me', path: '/pelakman/user-profile/', icon: UserRound },
];

/** The four places of a professional. On a job's page the next move lies where they would. */
export async function ProviderTabs({ locale, place }: { locale: Locale; place: ProviderPlace }) {
  if (place === 'work') return null;
  const t = await getTranslations({ locale, namespace: 'provider.tabs' });
  const tabs = TABS.map((tab) => ({
    ...tab,
    name: t(tab.key),
    badge: tab.key === 'work' && <TabNewWork label={t.raw('new') as string} />,
  }));
  return <OwnTabs locale={locale} label={t('label')} tabs={tabs} current={toTab(place)} />;
}
