import { getTranslations } from 'next-intl/server';

import { findEarliest, type ListedWorker } from '@/components/shared/workers/listed-worker';
import { NextFree } from '@/components/shared/workers/next-free';
import { toButtonClassName } from '@/components/ui/button-look';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { takesBids } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

export interface ServiceBarProps {
  readonly locale: Locale;
  readonly category: Pick<CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number], 'kind'>;
  /** Where the order begins, with the page's language. */
  readonly startPath: string;
  readonly page: Pick<CallAnswer<'pdp/fetch'>, 'fromPriceRial' | 'usualPrice'>;
  /** The city whose page it is; left out on the page for all cities, whose hour is the default city's. */
  readonly cityId?: number;
  readonly workers: readonly ListedWorker[];
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/**
 * The way into the order, with its price and the next free hour. It belongs at the end of the part behind the first
 * question. There it stays at the bottom of the window once the question is left behind.
 */
export async function ServiceBar({ locale, category, startPath, page, cityId, workers, nowMs }: ServiceBarProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const order = await getTranslations({ locale, namespace: 'order.first' });
  const { fromPriceRial, usualPrice } = page;
  const nextFree = findEarliest(workers);
  const price =
    fromPriceRial !== null
      ? t('from', { price: formatTomans(fromPriceRial, locale) })
      : usualPrice && t('usually', { price: formatTomans(usualPrice.leastRial, locale) });
  return (
    <div data-choose-city={cityId} className="contents">
      <StickyActionBar
        isAlwaysInSight
        summary={
          <>
            {price && <p className="font-bold leading-snug">{price}</p>}
            {nextFree && (
              <p data-only-city={cityId === undefined ? DEFAULT_CITY_ID : undefined} className="text-14 leading-snug">
                <NextFree locale={locale} hour={nextFree} nowMs={nowMs} />
              </p>
            )}
          </>
        }
      >
        <a href={startPath} rel="nofollow" className={toButtonClassName({})}>
          {order(takesBids(KINDS[category.kind].flow) ? 'bidsStart' : 'start')}
        </a>
      </StickyActionBar>
    </div>
  );
}
