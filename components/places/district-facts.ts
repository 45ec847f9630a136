import { Star, UsersRound, Wallet } from 'lucide';
import { getTranslations } from 'next-intl/server';

import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import type { Fact } from '@/components/ui/fact-list';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

export interface DistrictPage {
  readonly city: { readonly name: string };
  readonly district: { readonly name: string };
  /** The service's data for the city. */
  readonly page: CallAnswer<'pdp/fetch'>;
  /** The best who come to the neighbourhood. */
  readonly workers: readonly ListedWorker[];
  /** The reviews of customers from the neighbourhood. */
  readonly reviews: Pick<CallAnswer<'pdp/fetch'>, 'rating' | 'lstReview' | 'lstStarCount'>;
}

/** The facts of a service in a neighbourhood that still hold tomorrow. */
export async function listDistrictFacts(
  locale: Locale,
  { city, district, page, workers, reviews }: DistrictPage,
): Promise<Fact[]> {
  const t = await getTranslations({ locale, namespace: 'places' });
  const { fromPriceRial } = page;
  const { rating } = reviews;
  const facts: Fact[] = [];
  if (fromPriceRial !== null)
    facts.push({
      key: 'price',
      icon: Wallet,
      title: t('facts.price', { city: city.name }),
      text: t('facts.from', { price: formatTomans(fromPriceRial, locale) }),
    });
  if (workers.length > 0)
    facts.push({
      key: 'providers',
      icon: UsersRound,
      title: t('facts.providers'),
      text: t('facts.providerCount', { count: workers.length, shown: formatNumber(workers.length, locale) }),
    });
  if (rating)
    facts.push({
      key: 'rating',
      icon: Star,
      title: t('facts.rating', { city: district.name }),
      text: t('facts.ratingText', {
        rating: formatNumber(rating.average, locale, { maximumFractionDigits: 1 }),
        count: rating.count,
        shown: formatNumber(rating.count, locale),
      }),
    });
  return facts;
}
