import { getTranslations } from 'next-intl/server';

import { findEarliest, type ListedWorker } from '@/components/shared/workers/listed-worker';
import { NextFree } from '@/components/shared/workers/next-free';
import { toButtonClassName } from '@/components/ui/button-look';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { getKind } from '@/lib/domain/kind/service-kind';
import { takesBids } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';
import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { ChosenPrice } from './chosen-price';
import { findUsualVisit, listUsualVisits, VISIT_FORM_ID } from './usual-visits';

export interface ServiceBarProps {
  readonly locale: Locale;
  readonly category: Pick<CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number], 'kind'>;
  /** Where the order begins, with the page's language. */
  readonly startPath: string;
  readonly page: Pick<CallAnswer<'pdp/fetch'>, 'fromPriceRial' | 'usualPrice' | 'usualBid' | 'lstPrice'>;
  /** The first question is the length of the visit: the button sends the answer, and the price is that of it. */
  readonly asksHours?: boolean;
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
export async function ServiceBar(props: ServiceBarProps) {
  const { locale, category, startPath, page, asksHours = false, cityId, workers, nowMs } = props;
  const order = await getTranslations({ locale, namespace: 'order.first' });
  const nextFree = findEarliest(workers);
  const act = order(toActWord(category.kind));
  return (
    <div data-choose-city={cityId} className="contents">
      <StickyActionBar
        isAlwaysInSight
        summary={
          <>
            <p className="font-bold leading-snug empty:hidden">
              {asksHours ? (
                <ChosenPrice locale={locale} visits={listUsualVisits(page.lstPrice)} />
              ) : (
                <BarPrice locale={locale} page={page} />
              )}
            </p>
            {nextFree && (
              <p data-only-city={cityId === undefined ? DEFAULT_CITY_ID : undefined} className="text-14 leading-snug">
                <NextFree locale={locale} hour={nextFree} nowMs={nowMs} />
              </p>
            )}
          </>
        }
      >
        {asksHours ? (
          <button type="submit" form={VISIT_FORM_ID} className={toButtonClassName({})}>
            {act}
          </button>
        ) : (
          <a href={startPath} rel="nofollow" className={toButtonClassName({})}>
            {act}
          </a>
        )}
      </StickyActionBar>
    </div>
  );
}

/** Where somebody comes at an hour, the order leads to its choice. */
function toActWord(kind: ServiceKind) {
  if (takesBids(KINDS[kind].flow)) return 'bidsStart';
  return getKind(kind).hasVisit ? 'chooseTime' : 'start';
}

/** The price of the usual visit, else the lowest, or what it usually begins at. */
async function BarPrice({ locale, page }: Pick<ServiceBarProps, 'locale' | 'page'>) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const { fromPriceRial, usualPrice, usualBid, lstPrice } = page;
  const usual = findUsualVisit(lstPrice);
  const bid = usualBid ?? usualPrice;
  if (usual)
    return (
      <>
        {formatTomans(usual.amountRial, locale)}{' '}
        <span className="text-14 font-normal text-stone-500">{t('forVisit', { visit: usual.label })}</span>
      </>
    );
  if (fromPriceRial !== null) return t('from', { price: formatTomans(fromPriceRial, locale) });
  return bid && t('usually', { price: formatTomans(bid.leastRial, locale) });
}
