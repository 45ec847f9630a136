import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { WordsProvider } from '@/components/layout/words-provider';
import { FocusKeeper } from '@/components/ui/focus-keeper';
import type { Locale } from '@/lib/i18n/locales';

import { ConnectionPill } from './connection-pill';
import { PlaceKeys } from '@/components/shared/keys/place-keys';
import { KeepTiles } from '@/components/shared/map/keep-tiles';
import { readMapTiles } from '@/components/shared/map/map-tiles';
import { PlaceNavigation } from './place-navigation';
import type { ProviderPlace } from './places';
import { ProviderTabs } from './provider-tabs';
import { WaitingMoves } from '../offline/waiting-moves';
import { TruckWatch } from '../vehicles/truck-watch';

interface ProviderPageProps {
  readonly locale: Locale;
  readonly place: ProviderPlace;
  readonly children: ReactNode;
}

/** Words of every page of the area. */
const EVERYWHERE = [
  'provider',
  'work-bids',
  'paper-requests',
  'work-offline',
  'removal',
  'textiles',
  'photos',
  'conversation',
  'petrol',
  'price-change',
  'on-the-way',
  'schedule',
  'team',
  'work-vehicles',
] as const;

function toTitleKey(place: ProviderPlace) {
  if (place === 'work' || place === 'team' || place === 'vehicles') return place;
  return place === 'person' ? 'profile' : (`places.${place}` as const);
}

/** The shell of the provider's area: its title, its places, its words. */
export function ProviderPage({ locale, place, children }: ProviderPageProps) {
  return (
    <>
      <FocusKeeper
        className={`mx-auto flex w-full max-w-page flex-col px-4 pb-16 ${place === 'work' ? 'gap-3 pt-3' : 'gap-6 pt-6 small-phone:gap-3 small-phone:pt-3'} desktop:-mt-10 wide:grid wide:max-w-[90rem] wide:grid-cols-[13rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr] wide:gap-x-8`}
      >
        <PageHead locale={locale} place={place} />
        <PlaceNavigation locale={locale} place={place} />
        <PlaceKeys />
        <WordsProvider
          locale={locale}
          namespaces={[
            ...EVERYWHERE,
            ...(place === 'dashboard' ? (['alerts.push', 'order.map'] as const) : []),
            ...(place === 'regulars' ? (['order.dateTime'] as const) : []),
            ...(place === 'vehicles' ? (['account.personal'] as const) : []),
            ...(place === 'team' ? (['auth.mobile', 'accounting.month'] as const) : []),
            ...(place === 'profile'
              ? (['own-page', 'order.provider', 'order.address', 'order.map', 'yar'] as const)
              : []),
            ...(place === 'work'
              ? ([
                  'own-page.reviews',
                  'reviews.reasons',
                  'test-persons',
                  'dispute',
                  'accounting.links',
                  'order.map',
                  'order.dateTime',
                ] as const)
              : []),
            ...(place === 'earnings'
              ? (['pay', 'accounting.month', 'banks', 'application.bank', 'certificate'] as const)
              : []),
            'order-following.help',
            'account.vehicles',
            'common',
          ]}
        >
          {/* A phone has no box here: the bar of a page sticks to the edge of the window by the whole column. */}
          <div className="max-wide:contents wide:col-start-2 wide:row-start-2 wide:flex wide:min-w-0 wide:flex-col wide:gap-6">
            <WaitingMoves />
            <TruckWatch />
            <KeepTiles tiles={readMapTiles()} />
            {children}
          </div>
        </WordsProvider>
      </FocusKeeper>
      <ProviderTabs locale={locale} place={place} />
    </>
  );
}

async function PageHead({ locale, place }: Omit<ProviderPageProps, 'children'>) {
  const t = await getTranslations({ locale, namespace: 'provider' });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 wide:col-start-2 wide:row-start-1">
      {/* The work says itself what it is. */}
      <h1
        tabIndex={-1}
        className={place === 'work' ? 'text-16 font-medium text-stone-500' : 'text-28 font-bold small-phone:text-22'}
      >
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
  );
}
