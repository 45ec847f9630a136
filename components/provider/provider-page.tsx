import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { AREA_TAB } from '@/components/layout/area-tab';
import { WORK_PLACES } from '@/components/layout/own-places';
import { WordsProvider } from '@/components/layout/words-provider';
import { ScrollRow } from '@/components/ui/scroll-row';
import { FocusKeeper } from '@/components/ui/focus-keeper';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { ConcernedPlaces } from './concerned-places';
import { ConnectionPill } from './connection-pill';
import { WaitingMoves } from './offline/waiting-moves';
import { TruckWatch } from './vehicles/truck-watch';

/** One work stands in no list: which of them has it changes under its reader. */
export type ProviderPlace = (typeof WORK_PLACES)[number]['key'] | 'work' | 'person' | 'team' | 'vehicles';

interface ProviderPageProps {
  readonly locale: Locale;
  readonly place: ProviderPlace;
  readonly children: ReactNode;
}

function toTitleKey(place: ProviderPlace) {
  if (place === 'work' || place === 'team' || place === 'vehicles') return place;
  return place === 'person' ? 'profile' : (`places.${place}` as const);
}

/** The shell of the provider's area: its title, its places, its words. */
export async function ProviderPage({ locale, place, children }: ProviderPageProps) {
  const t = await getTranslations({ locale, namespace: 'provider' });
  return (
    <FocusKeeper className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 pb-16 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className="text-28 font-bold">
          {t(toTitleKey(place))}
        </h1>
        <ConnectionPill
          words={{
            ready: t('connection.ready'),
            readyText: t('connection.readyText'),
            away: t('connection.away'),
            awayText: t('connection.awayText'),
          }}
        />
      </div>
      <nav aria-label={t('navigation')}>
        <ScrollRow className="-mx-4 px-4 desktop:mx-0 desktop:px-0">
          {WORK_PLACES.map(({ key, path }) => (
            <li key={key} className="shrink-0">
              <a
                href={toLocalePath(locale, path)}
                aria-current={key === place ? 'page' : undefined}
                className={AREA_TAB}
              >
                {t(`places.${key}`)}
              </a>
            </li>
          ))}
          <ConcernedPlaces place={place} words={{ team: t('team'), vehicles: t('vehicles') }} className={AREA_TAB} />
        </ScrollRow>
      </nav>
      <WordsProvider
        locale={locale}
        namespaces={[
          'provider',
          'work-bids',
          'work-offline',
          'moving',
          'textiles',
          'photos',
          'conversation',
          'petrol',
          'price-change',
          'on-the-way',
          'schedule',
          'team',
          'work-vehicles',
          ...(place === 'dashboard' ? (['alerts.push'] as const) : []),
          ...(place === 'vehicles' ? (['account.personal'] as const) : []),
          ...(place === 'team' ? (['auth.mobile'] as const) : []),
          ...(place === 'profile'
            ? (['own-page', 'order.provider', 'order.address', 'order.map', 'yar'] as const)
            : []),
          ...(place === 'work' ? (['own-page.reviews', 'reviews.reasons', 'test-persons'] as const) : []),
          ...(place === 'earnings' ? (['pay', 'banks', 'application.bank'] as const) : []),
          'orders.help',
          'account.vehicles',
          'common',
        ]}
      >
        <WaitingMoves />
        <TruckWatch />
        {children}
      </WordsProvider>
    </FocusKeeper>
  );
}
