import { getTranslations } from 'next-intl/server';

import type { CallAnswer } from '@/lib/contract';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/** The facts of a service in a place, as far as they are known. */
interface PlaceFacts {
  readonly fromPriceRial: number | null;
  readonly providerCount: number;
  readonly rating: CallAnswer<'pdp/fetch'>['rating'];
}

/** In words, for a search engine: all of it still holds tomorrow. */
export async function listPlaceFacts(
  locale: Locale,
  { fromPriceRial, providerCount, rating }: PlaceFacts,
): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'places.facts' });
  const facts: string[] = [];
  if (fromPriceRial !== null) facts.push(t('from', { price: formatTomans(fromPriceRial, locale) }));
  if (providerCount > 0)
    facts.push(t('providerCount', { count: providerCount, shown: formatNumber(providerCount, locale) }));
  if (rating)
    facts.push(
      t('ratingText', {
        rating: formatNumber(rating.average, locale, { maximumFractionDigits: 1 }),
        count: rating.count,
        shown: formatNumber(rating.count, locale),
      }),
    );
  return facts;
}
