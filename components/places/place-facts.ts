import { BadgeCheck, CalendarDays, Star, UsersRound, Wallet } from 'lucide';
import { getTranslations } from 'next-intl/server';

import type { Fact } from '@/components/ui/fact-list';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber, formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

type Page = CallAnswer<'pdp/fetch'>;

export interface PlaceFact extends Fact {
  readonly key: 'price' | 'nextVisit' | 'providers' | 'rating' | 'trust';
}

/** The known facts of a category in a city, as words. */
export async function listPlaceFacts(locale: Locale, page: Page): Promise<PlaceFact[]> {
  const { cityFacts, fromPriceRial, rating } = page;
  if (!cityFacts) return [];
  const t = await getTranslations({ locale, namespace: 'places.facts' });
  const { name: city, nextVisit, providerCount } = cityFacts;
  const facts: PlaceFact[] = [];
  if (fromPriceRial !== null)
    facts.push({
      key: 'price',
      icon: Wallet,
      title: t('price', { city }),
      text: t('from', { price: formatTomans(fromPriceRial, locale) }),
    });
  if (nextVisit)
    facts.push({
      key: 'nextVisit',
      icon: CalendarDays,
      title: t('nextVisit'),
      text: formatVisitTime(nextVisit.gDate, nextVisit.startHour, nextVisit.endHour, locale),
    });
  if (providerCount > 0)
    facts.push({
      key: 'providers',
      icon: UsersRound,
      title: t('providers'),
      text: t('providerCount', { count: providerCount, shown: formatNumber(providerCount, locale) }),
    });
  if (rating) {
    const average = formatNumber(rating.average, locale, { maximumFractionDigits: 1 });
    facts.push({
      key: 'rating',
      icon: Star,
      title: t('rating', { city }),
      text: t('ratingText', { rating: average, count: rating.count, shown: formatNumber(rating.count, locale) }),
    });
  }
  return facts;
}

/** The facts that a search engine may still show tomorrow: all but the next free hour. */
export async function listLastingFacts(locale: Locale, page: Page): Promise<string[]> {
  return (await listPlaceFacts(locale, page)).filter(({ key }) => key !== 'nextVisit').map(({ text }) => text);
}

/** A fact about professionals in general, for places without any of their own. */
export async function getTrustFact(locale: Locale): Promise<PlaceFact> {
  const t = await getTranslations({ locale, namespace: 'places.facts' });
  return { key: 'trust', icon: BadgeCheck, title: t('trust'), text: t('trustText') };
}
