import type { SearchedEntry } from '@/components/layout/search-words';
import type { SearchableService } from '@/lib/domain/text/search-services';

export interface ListedService extends SearchableService {
  /** With the page's language. */
  readonly path: string;
  readonly entries: readonly SearchedEntry[];
  /** As `data-cities` has them. */
  readonly cities: string;
}

/**
 * Every service with what stands under it, read from the category browser, which the server wrote into the page.
 * Everything else that the search knows comes when it is used (search-words.ts).
 */
export function readListedServices(): readonly ListedService[] {
  const items = document.querySelectorAll<HTMLElement>('[data-service]');
  return [...items].flatMap((item) => {
    const { service: keywords = '', cities = '' } = item.dataset;
    const [service] = [...item.querySelectorAll<HTMLAnchorElement>('h3 a')].map(toEntry);
    if (!service) return [];
    // The list also leads to the service as a whole, which the search offers by itself.
    const entries = [...item.querySelectorAll<HTMLAnchorElement>('ul a')]
      .map(toEntry)
      .filter(({ name, path }) => name !== service.name && path !== service.path);
    return [{ ...service, keywords, cities, entries }];
  });
}

/** Goes where the page's own link to it leads, and is refused where that one is (row V-10). */
export function openListed(path: string): void {
  document.querySelector<HTMLAnchorElement>(`[data-service] a[href="${CSS.escape(path)}"]`)?.click();
}

/** The addresses of the services that many want, as the page's tiles have them. */
export function readPopularPaths(): readonly string[] {
  return [...document.querySelectorAll('[data-tile] a')].map((link) => link.getAttribute('href') ?? '');
}

/** The service's next free hour in the reader's city, as its tile says it; null where the page has none. */
export function readNextHour(path: string): string | null {
  const links = [...document.querySelectorAll('[data-tile] a')];
  const tile = links.find((link) => link.getAttribute('href') === path)?.closest('[data-tile]');
  const place = tile?.querySelector<HTMLElement>('[data-only-city]');
  if (!place || place.dataset.onlyCity !== document.documentElement.dataset.city) return null;
  return place.querySelector('[data-hour]')?.textContent ?? null;
}

function toEntry(link: HTMLAnchorElement): SearchedEntry {
  return { name: link.textContent.trim(), path: link.getAttribute('href') ?? '' };
}
