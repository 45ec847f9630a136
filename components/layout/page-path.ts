import { splitLocalePath } from '@/lib/i18n/paths';

export function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * Where a link leads inside this site and language. Null for every other link, which the browser follows itself.
 * Another language needs a document of its own, and a place in the page needs nothing.
 */
export function findPagePath(
  link: HTMLAnchorElement | null,
  location: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | null {
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  const isSameLanguage = splitLocalePath(link.pathname).prefix === splitLocalePath(location.pathname).prefix;
  return isSamePage || !isSameLanguage || link.pathname.startsWith('/dev/')
    ? null
    : link.pathname + link.search + link.hash;
}

/** True for a link that loads another document in place of this one. */
export function leavesDocument(link: HTMLAnchorElement, { href }: Pick<Location, 'href'>): boolean {
  const isHere = link.href.split('#', 1)[0] === href.split('#', 1)[0];
  return !link.target && !link.hasAttribute('download') && link.protocol.startsWith('http') && !isHere;
}

/** False for a link into the order of a service that cannot be ordered in this city (row V-10). */
export function canBeFollowed({ dataset: { orderCities } }: HTMLAnchorElement, cityId: number): boolean {
  return orderCities === undefined || orderCities.split(' ').includes(String(cityId));
}
