import type { ComponentType } from 'react';

import { ClosedCity } from '@/components/shared/opening/closed-city';
import { WordsProvider } from '@/components/layout/words-provider';
import type { MapTiles } from '@/components/shared/map/map-tiles';
import { findBestOf } from '@/lib/client/best-workers';
import { takesBids } from '@/lib/funnel/engine';
import { KINDS, type QuestionKind } from '@/lib/funnel/kinds';
import type { Locale } from '@/lib/i18n/locales';

import { EntryPromise } from './entry-promise';
import { KeptOrderScript } from './kept-order-script';
import type { OrderFunnelProps } from './order-funnel';
import { findFirstPrice } from '../price/find-first-price';
import { toOrderService, type Category, type OrderBundle } from '../state/order-service';
import type { OrderPreset } from '../state/order-preset';

interface OrderFunnelPageProps {
  readonly locale: Locale;
  readonly category: Category;
  /** The catalogue; only the fields that the funnel reads cross to the browser. */
  readonly bundle: OrderBundle;
  readonly preset: OrderPreset;
  /** The query of the address. */
  readonly query: string;
  /** MAP_TILES_URL; without it the map is drawn from the neighbourhoods. */
  readonly mapTiles: MapTiles | null;
  /** OrderFunnel with the login dialog and the last order in it, which are other areas'. */
  readonly funnel: ComponentType<Omit<OrderFunnelProps, 'login' | 'lastOrder'>>;
}

/** The words the funnel speaks; the login that opens in its middle brings its own. */
const NAMESPACES = ['order', 'order-following.last', 'account.giftCode', 'ratings.stars', 'ratings.byStars', 'common'];
/** Besides, where professionals bid, where a plate is asked for, and where a truck comes. */
const BIDDING_NAMESPACES = ['bidding', 'photos'];
const PLATE_NAMESPACE = 'account.vehicles';
const TRUCK_NAMESPACE = 'petrol';
const PLATE_QUESTIONS: readonly QuestionKind[] = ['car-service', 'vehicle'];

function listNamespaces({ kind }: Category): readonly string[] {
  const flow = KINDS[kind].flow;
  return [
    ...NAMESPACES,
    ...(takesBids(flow) ? BIDDING_NAMESPACES : []),
    ...(flow.some(({ question }) => question === 'truck-location') ? [TRUCK_NAMESPACE] : []),
    ...(flow.some(({ question }) => PLATE_QUESTIONS.includes(question)) ? [PLATE_NAMESPACE] : []),
  ];
}

/** The order of one service, rendered on the server up to what only the browser knows. */
export async function OrderFunnelPage({
  locale,
  category,
  bundle,
  preset,
  query,
  mapTiles,
  funnel: Funnel,
}: OrderFunnelPageProps) {
  const service = toOrderService(category, bundle);
  // At the same time: who comes while the host is silent waits for it once.
  const [firstPrice, workers] = await Promise.all([
    findFirstPrice(service, preset, locale),
    preset.worker === null ? findBestOf(category, locale) : [],
  ]);
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col px-4 pb-4 pt-2 desktop:pb-16">
      <WordsProvider locale={locale} namespaces={listNamespaces(category)}>
        {/* No Suspense around it: the framework would send it hidden, for a script to show. */}
        <KeptOrderScript seopath={category.seopath} />
        <Funnel
          service={service}
          preset={preset}
          query={query}
          mapTiles={mapTiles}
          firstPrice={firstPrice}
          promise={preset.worker === null && <EntryPromise locale={locale} workers={workers} nowMs={Date.now()} />}
          closedCity={<ClosedCity locale={locale} category={category} bundle={bundle} />}
        />
      </WordsProvider>
    </div>
  );
}
