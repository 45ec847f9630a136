import { getTranslations } from 'next-intl/server';

import { ServicePicture } from '@/components/ui/service-picture';
import { NextFree } from '@/components/shared/workers/next-free';
import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { TRUNCATE_LENGTH, TRUNCATE_TILE_LENGTH } from '@/lib/domain/constants/screen';
import { formatTomans, truncate } from '@/lib/i18n/formats';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { HomeLink } from './home-link';
import type { HomeCategory } from './home-category';

interface ServiceTilesProps {
  readonly locale: Locale;
  readonly categories: readonly HomeCategory[];
  /** The first free hour in the default city, by category. */
  readonly nextFree: ReadonlyMap<number, NonNullable<ListedWorker['nextFree']>>;
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/**
 * Categories as enamel tiles (rows S-18, S-21). On a phone they are a scroller with the way to all of them at its end,
 * on a desktop a grid.
 */
export async function ServiceTiles({ locale, categories, nextFree, nowMs }: ServiceTilesProps) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const services = await getTranslations({ locale, namespace: 'services' });
  const opening = await getTranslations({ locale, namespace: 'opening' });
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 pt-1 desktop:mx-0 desktop:grid desktop:grid-cols-4 desktop:gap-4 desktop:overflow-visible desktop:px-0 wide:grid-cols-8">
      {categories.map((category) => (
        <Tile
          key={category.id}
          locale={locale}
          category={category}
          price={
            category.fromPriceRial !== null
              ? services('from', { price: formatTomans(category.fromPriceRial, locale) })
              : category.hasBids && category.isOrderable
                ? t('bids')
                : null
          }
          hour={nextFree.get(category.id)}
          nowMs={nowMs}
          words={{ special: t('special'), away: t('away'), closed: opening('badge') }}
        />
      ))}
      <li className="flex w-32 shrink-0 snap-start items-center justify-center desktop:hidden">
        <HomeLink href={toLocalePath(locale, '/services/')}>{t('all')}</HomeLink>
      </li>
    </ul>
  );
}

interface TileProps {
  readonly locale: Locale;
  readonly category: HomeCategory;
  /** The lowest price, or that professionals name it; null where neither is known. */
  readonly price: string | null;
  readonly hour: ListedWorker['nextFree'] | undefined;
  readonly nowMs: number;
  readonly words: { readonly special: string; readonly away: string; readonly closed: string };
}

/**
 * A special category has a ribbon. One that the selected city lacks is dimmed, and says that it is not open there (rows
 * S-18, S-24).
 */
function Tile({
  locale,
  category: { name, path, seopath, pictureUrl, cities, isSpecial, isOrderable },
  price,
  hour,
  nowMs,
  words,
}: TileProps) {
  return (
    <li
      data-tile
      data-cities={cities}
      className="group relative flex w-32 shrink-0 snap-start flex-col items-center gap-1 overflow-hidden rounded-card border border-stone-200 bg-card p-2 pb-3 text-center transition has-[a:hover]:border-enamel-300 has-[a:hover]:shadow-float desktop:w-auto"
    >
      <span className="w-full rounded-field bg-enamel-50 p-2">
        <ServicePicture
          url={pictureUrl}
          name={seopath}
          size={96}
          isFirst
          className="faded-away-picture mx-auto size-20 rounded-field transition-transform group-has-[a:hover]:scale-105"
        />
      </span>
      <a
        href={toLocalePath(locale, path)}
        className="faded-away text-14 font-semibold leading-snug [text-wrap:balance] after:absolute after:inset-0 after:rounded-card"
      >
        {/* Who hears it hears all of it. */}
        <span className="sr-only">{name}</span>
        <span aria-hidden className="desktop:hidden">
          {truncate(name, TRUNCATE_TILE_LENGTH)}
        </span>
        <span aria-hidden className="hidden desktop:inline">
          {truncate(name, TRUNCATE_LENGTH)}
        </span>
      </a>
      {price !== null && <span className="only-here text-12 leading-snug">{price}</span>}
      {hour && (
        <span data-only-city={DEFAULT_CITY_ID} className="text-12 leading-snug">
          <NextFree locale={locale} hour={hour} nowMs={nowMs} />
        </span>
      )}
      <span className="only-away text-12 leading-snug text-stone-500">{words.away}</span>
      {!isOrderable && <span className="only-here text-12 leading-snug text-stone-500">{words.closed}</span>}
      {isSpecial && (
        <span className="pointer-events-none absolute start-0 top-3 rounded-e-full bg-saffron-500 py-1 pe-3 ps-2 text-12 font-bold leading-none text-ink">
          {words.special}
        </span>
      )}
    </li>
  );
}
