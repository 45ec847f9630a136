import {
  BriefcaseBusiness,
  CalendarCheck,
  CalendarDays,
  CheckCheck,
  ClipboardCheck,
  HandCoins,
  IdCard,
  ShieldCheck,
  UserPlus,
  UserRound,
  Users,
  Wallet,
  type IconNode,
} from 'lucide';
import { getTranslations } from 'next-intl/server';

import { WORK_PLACES } from '@/components/layout/own-places';
import { Key } from '@/components/shared/keys/key';
import { Icon } from '@/components/ui/icon';
import { WORK_LISTS } from '@/lib/contract/provider-enumerations';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { ConcernedPlaces } from './concerned-places';
import type { ProviderPlace } from './places';
import { RAIL_TAB } from './rail-tab';
import { TabNewWork } from './tab-new-work';

/** The letter that opens a place after g, where it has one. */
const KEYS: Partial<Record<ProviderPlace, string>> = {
  dashboard: 't',
  newworks: 'j',
  earnings: 'i',
  schedule: 's',
  person: 'm',
};

const ICONS: Record<(typeof WORK_PLACES)[number]['key'] | 'person', IconNode> = {
  dashboard: CalendarCheck,
  newworks: BriefcaseBusiness,
  acceptworks: ClipboardCheck,
  doneworks: CheckCheck,
  bids: HandCoins,
  earnings: Wallet,
  standing: ShieldCheck,
  schedule: CalendarDays,
  regulars: Users,
  colleagues: UserPlus,
  profile: IdCard,
  person: UserRound,
};

/** One of the lists of jobs; together they are as wide as the page. */
const LIST_TAB =
  'flex min-h-touch items-center justify-center rounded-field border border-stone-200 bg-card px-2 text-center font-medium leading-snug small-phone:px-1 small-phone:text-14 aria-[current=page]:border-enamel-700 aria-[current=page]:bg-enamel-700 aria-[current=page]:text-white';

interface PlaceNavigationProps {
  readonly locale: Locale;
  readonly place: ProviderPlace;
}

/**
 * On the desktop every place of the area: in a wide window as a column at the reading side. On a phone, which has tabs,
 * the lists of jobs beside each other.
 */
export async function PlaceNavigation({ locale, place }: PlaceNavigationProps) {
  const t = await getTranslations({ locale, namespace: 'provider' });
  const toCurrent = (key: ProviderPlace) => (key === place ? 'page' : undefined);
  const places = [
    ...WORK_PLACES.map(({ key, path }) => ({ key, path, name: t(`places.${key}`) })),
    { key: 'person' as const, path: '/pelakman/user-profile/', name: t('profile') },
  ];
  return (
    <>
      <nav
        aria-label={t('navigation')}
        className="max-desktop:hidden wide:sticky wide:top-6 wide:col-start-1 wide:row-span-2 wide:row-start-1 wide:self-start print:hidden"
      >
        <ul className="flex flex-wrap gap-2 wide:flex-col wide:flex-nowrap wide:gap-0.5">
          {places.map(({ key, path, name }) => (
            <li key={key}>
              <a
                href={toLocalePath(locale, path)}
                aria-current={toCurrent(key)}
                data-key={KEYS[key]}
                className={RAIL_TAB}
              >
                <Icon icon={ICONS[key]} className="max-wide:hidden" />
                {name}
                {key === 'newworks' && <TabNewWork look="besideName" label={t.raw('tabs.new') as string} />}
                {KEYS[key] && (
                  <span aria-hidden className="ms-auto max-wide:hidden">
                    <Key name={`g ${KEYS[key]}`} />
                  </span>
                )}
              </a>
            </li>
          ))}
          <ConcernedPlaces place={place} words={{ team: t('team'), vehicles: t('vehicles') }} className={RAIL_TAB} />
        </ul>
      </nav>
      {(place === 'bids' || WORK_LISTS.some((list) => list === place)) && (
        <nav aria-label={t('tabs.lists')} className="desktop:hidden">
          <ul className="flex flex-wrap gap-2">
            {WORK_LISTS.map((list) => (
              <li key={list} className="grid grow">
                <a
                  href={toLocalePath(locale, `/pelakman/orderlist/${list}/`)}
                  aria-current={toCurrent(list)}
                  className={LIST_TAB}
                >
                  {t(`lists.${list}.name`)}
                </a>
              </li>
            ))}
            <li className="grid grow">
              <a href={toLocalePath(locale, '/pelakman/bids/')} aria-current={toCurrent('bids')} className={LIST_TAB}>
                {t('lists.bids')}
              </a>
            </li>
          </ul>
        </nav>
      )}
    </>
  );
}
