import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { AREA_TAB } from '@/components/layout/area-tab';
import { WordsProvider } from '@/components/layout/words-provider';
import { FocusKeeper } from '@/components/ui/focus-keeper';
import { ScrollRow } from '@/components/ui/scroll-row';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { DESK_PLACES, type DeskPlace } from './desk-places';
import { SearchBox } from './search/search-box';

interface DeskPageProps {
  readonly locale: Locale;
  readonly place: DeskPlace;
  readonly children: ReactNode;
}

/** Under which tab one of many stands. */
const TAB_OF_ALL = { application: 'applications', dispute: 'disputes', order: 'search' } as const;

/**
 * The shell of the operators' desk (row B-28): its title, its places, its words. middleware.ts decides before who may
 * see it.
 */
export async function DeskPage({ locale, place, children }: DeskPageProps) {
  const t = await getTranslations({ locale, namespace: 'desk' });
  const tab = TAB_OF_ALL[place as keyof typeof TAB_OF_ALL] ?? place;
  return (
    <FocusKeeper className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pb-16 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-28 font-bold">
          {t(`places.${place}`)}
        </h1>
        {place !== 'search' && <SearchBox locale={locale} />}
      </div>
      <nav aria-label={t('navigation')}>
        <ScrollRow className="-mx-4 px-4 desktop:mx-0 desktop:px-0">
          {DESK_PLACES.map(({ key, path }) => (
            <li key={key} className="shrink-0">
              <a
                href={toLocalePath(locale, path)}
                aria-current={key === tab ? (key === place ? 'page' : 'true') : undefined}
                className={AREA_TAB}
              >
                {t(`places.${key}`)}
              </a>
            </li>
          ))}
        </ScrollRow>
      </nav>
      <WordsProvider
        locale={locale}
        namespaces={[
          'desk',
          'common',
          ...(place === 'application' ? ['application', 'banks'] : []),
          ...(place === 'application' || place === 'vehicles' ? ['work-vehicles', 'account.vehicles'] : []),
          ...(place === 'search' || place === 'order' ? ['orders.states'] : []),
          ...(place === 'appeals' ? ['provider'] : []),
          ...(place === 'dispute' || place === 'disputes' ? ['dispute', 'photos', 'orders.states'] : []),
        ]}
      >
        {children}
      </WordsProvider>
    </FocusKeeper>
  );
}

/** Nobody finds the desk by a search engine. */
export async function readDeskMetadata(params: Promise<{ readonly locale: string }>, place: DeskPlace) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'desk' });
  return { title: t(`places.${place}`), robots: { index: false } };
}
