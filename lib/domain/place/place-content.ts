import type { CallAnswer } from '@/lib/contract';

type Page = Pick<CallAnswer<'pdp/fetch'>, 'cityFacts' | 'fromPriceRial' | 'rating'>;

/**
 * The most that the page of a service in a city can say. It is an hour at a price, a price, the professionals, or the
 * service alone.
 */
export type PlaceContent = 'bookable' | 'priced' | 'staffed' | 'plain';

/** Richest first. */
const CONTENTS = ['bookable', 'priced', 'staffed', 'plain'] as const;

/** The content of a service's page for a city. A price where nobody works promises nothing. */
export function findPlaceContent({ cityFacts, fromPriceRial }: Page): PlaceContent {
  if (!cityFacts || cityFacts.providerCount === 0) return 'plain';
  if (fromPriceRial === null) return 'staffed';
  return cityFacts.nextVisit ? 'bookable' : 'priced';
}

/** The content of a city's own page: that of the richest of its services. */
export function findCityContent(pages: readonly Page[]): PlaceContent {
  const found = new Set(pages.map(findPlaceContent));
  return CONTENTS.find((content) => found.has(content)) ?? 'plain';
}

/**
 * Whether a page has something of a city that no other page has: somebody comes, or customers from there rated it
 * (decision
 * 0117).
 */
export function hasPlaceContent(page: Page): boolean {
  return findPlaceContent(page) !== 'plain' || page.rating !== null;
}
