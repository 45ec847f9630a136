import type { SearchableService } from '@/lib/domain/search-services';

export interface ListedEntry {
  readonly name: string;
  /** With the page's language. */
  readonly path: string;
}

export interface ListedService extends ListedEntry, SearchableService {
  readonly entries: readonly ListedEntry[];
  /** As `data-cities` has them. */
  readonly cities: string;
}

/** Every service with what stands under it, read from the category browser, which the server wrote into the page: the search brings no data of its own. */
export function readListedServices(): readonly ListedService[] {
  const items = document.querySelectorAll<HTMLElement>('[data-service]');
  return [...items].flatMap((item) => {
    const { service: keywords = '', cities = '' } = item.dataset;
    const [service] = [...item.querySelectorAll<HTMLAnchorElement>('h3 a')].map(toEntry);
    const entries = [...item.querySelectorAll<HTMLAnchorElement>('ul a')].map(toEntry);
    return service ? [{ ...service, keywords, cities, entries }] : [];
  });
}

/** Goes where the page's own link to it leads, and is refused where that one is (row V-10). */
export function openListed(path: string): void {
  document.querySelector<HTMLAnchorElement>(`[data-service] a[href="${CSS.escape(path)}"]`)?.click();
}

function toEntry(link: HTMLAnchorElement): ListedEntry {
  return { name: link.textContent.trim(), path: link.getAttribute('href') ?? '' };
}
