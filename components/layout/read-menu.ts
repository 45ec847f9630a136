import type { MenuEntry } from './menu-categories';
import type { SearchedEntry } from './search-words';

export interface MenuService extends MenuEntry {
  readonly keywords: string;
  readonly entries: readonly SearchedEntry[];
}

/**
 * Every service with what stands under it, read from the header's menu, which the server wrote into the page. So the
 * islands that list services bring no data of their own. Paths carry the page's language.
 */
export function readMenu(): readonly MenuService[] {
  const items = document.querySelectorAll<HTMLElement>('[data-menu-service]');
  return [...items].flatMap((item) => {
    const [service, ...entries] = [...item.querySelectorAll('a')].map(toEntry);
    return service ? [{ ...service, keywords: item.dataset.menuService ?? '', entries }] : [];
  });
}

function toEntry(link: HTMLAnchorElement): MenuEntry {
  const { orderCities } = link.dataset;
  const entry = { name: link.textContent.trim(), path: link.getAttribute('href') ?? '' };
  return orderCities === undefined
    ? entry
    : { ...entry, orderCities: orderCities.split(' ').filter(Boolean).map(Number) };
}
