import { getTranslations } from 'next-intl/server';

import { AREA_TAB } from '@/components/layout/area-tab';
import { WORK_PLACES } from '@/components/layout/own-places';
import { WORK_LISTS } from '@/lib/contract/provider-enumerations';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { ConcernedPlaces } from './concerned-places';
import type { ProviderPlace } from './places';

/** The letter that opens a place after g, where it has one. */
const KEYS: Partial<Record<ProviderPlace, string>> = {
  dashboard: 't',
  newworks: 'j',
  earnings: 'i',
  schedule: 's',
  person: 'm',
};

/** One of the lists of jobs; together they are as wide as the page. */
const LIST_TAB =
  'flex min-h-touch items-center justify-center rounded-field border border-stone-200 bg-card px-2 text-center font-medium leading-snug small-phone:px-1 small-phone:text-14 aria-[current=page]:border-enamel-700 aria-[current=page]:bg-enamel-700 aria-[current=page]:text-white';

interface PlaceNavigationProps {
  readonly locale: Locale;
  readonly place: ProviderPlace;
}

/** On the desktop every place of the area; on a phone, which has tabs, the lists of jobs beside each other. */
export async function PlaceNavigation({ locale, place }: PlaceNavigationProps) {
  const t = await getTranslations({ locale, namespace: 'provider' });
  const toCurrent = (key: ProviderPlace) => (key === place ? 'page' : undefined);
  return (
    <>
      <nav aria-label={t('navigation')} className="max-desktop:hidden">
        <ul className="flex flex-wrap gap-2">
          {WORK_PLACES.map(({ key, path }) => (
            <li key={key}>
              <a
                href={toLocalePath(locale, path)}
                aria-current={toCurrent(key)}
                data-key={KEYS[key]}
                className={AREA_TAB}
              >
                {t(`places.${key}`)}
              </a>
            </li>
          ))}
          <ConcernedPlaces place={place} words={{ team: t('team'), vehicles: t('vehicles') }} className={AREA_TAB} />
          <li>
            <a
              href={toLocalePath(locale, '/pelakman/user-profile/')}
              aria-current={toCurrent('person')}
              data-key={KEYS.person}
              className={AREA_TAB}
            >
              {t('profile')}
            </a>
          </li>
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
