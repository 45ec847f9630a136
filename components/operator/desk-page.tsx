import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { WordsProvider } from '@/components/layout/words-provider';
import { FocusKeeper } from '@/components/ui/focus-keeper';
import { toLocale, type Locale } from '@/lib/i18n/locales';

import type { DeskPlace } from './desk-places';
import { DeskTabs } from './desk-tabs';
import { DeskKeys } from './keys/desk-keys';
import './desk-bulk.css';
import './desk-rail.css';
import { SearchBox } from './search/search-box';

interface DeskPageProps {
  readonly locale: Locale;
  readonly place: DeskPlace;
  readonly children: ReactNode;
}

const PAPERS: readonly DeskPlace[] = ['papers', 'paper', 'person', 'application'];
const BULK: readonly DeskPlace[] = ['start', 'search', 'outbox', 'enquiries', 'seconds'];
const PAYING: readonly DeskPlace[] = ['payouts', 'payoutRun', 'accounts', 'account'];
const VEHICLES: readonly DeskPlace[] = ['application', 'vehicles', 'vehicle'];
const STANDING: readonly DeskPlace[] = ['appeals', 'appeal', 'excuses', 'excuse'];

/**
 * The shell of the operators' desk (row B-28): its title, its places, its words. middleware.ts decides before who may
 * see it.
 */
export async function DeskPage({ locale, place, children }: DeskPageProps) {
  const t = await getTranslations({ locale, namespace: 'desk' });
  return (
    <FocusKeeper className="desk-page mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pb-16 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-28 font-bold">
          {t(`places.${place}`)}
        </h1>
        {place !== 'search' && <SearchBox locale={locale} />}
      </div>
      <WordsProvider locale={locale} namespaces={['desk.navigation', 'desk.places', 'desk-queues', 'common']}>
        <div className="desk-rail flex flex-wrap items-start justify-between gap-3">
          <DeskTabs place={place} />
          <DeskKeys />
        </div>
      </WordsProvider>
      <WordsProvider
        locale={locale}
        namespaces={[
          'desk',
          'desk-queues',
          'common',
          ...(BULK.includes(place) ? ['bulk'] : []),
          ...(place === 'search' ? ['pauses'] : []),
          ...(place === 'application' ? ['application', 'banks'] : []),
          ...(VEHICLES.includes(place) ? ['work-vehicles', 'account.vehicles'] : []),
          ...(place === 'search' || place === 'order' || place === 'person' ? ['order-following.states'] : []),
          ...(place === 'order' ? ['order'] : []),
          ...(STANDING.includes(place) ? ['provider'] : []),
          ...(place === 'bank' || place === 'bankCase' ? ['bank-cases'] : []),
          ...(PAPERS.includes(place) ? ['paper-requests'] : []),
          ...(place === 'outbox' || place === 'outgoing' ? ['outbox'] : []),
          ...(place === 'report' ? ['conversation'] : []),
          ...(place === 'pauses' || place === 'person' ? ['pauses'] : []),
          ...(place === 'order' || place === 'person' ? ['corrections'] : []),
          ...(place === 'pauses' ? ['order-following.states'] : []),
          ...(place === 'gifts' ? ['gift-codes', 'account.giftCode'] : []),
          ...(PAYING.includes(place) ? ['payout-runs', 'pay', 'banks'] : []),
          ...(place === 'person' ? ['provider.sanctions', 'account.personal'] : []),
          ...(place === 'dispute' || place === 'disputes' ? ['dispute', 'photos', 'order-following.states'] : []),
        ]}
      >
        <div className="min-w-0">{children}</div>
      </WordsProvider>
    </FocusKeeper>
  );
}

/** Nobody finds the desk by a search engine. */
export async function readDeskMetadata(params: Promise<{ readonly locale: string }>, place: DeskPlace) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'desk' });
  return { title: t(`places.${place}`), robots: { index: false } };
}
