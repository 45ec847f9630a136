import { DEFAULT_CITY_ID } from '@/lib/domain/constants';
import { CITY_SHOWN_EVENT, SELECTED_CITY_KEY } from '@/lib/domain/selected-city-key';

interface CityScriptSettings {
  readonly storageKey: string;
  readonly shownEvent: string;
  readonly defaultCityId: number;
}

/**
 * Runs in the page's head, before anything is drawn and before the framework: it is sent as text, so it uses nothing from outside itself.
 * It writes the city's id to `data-city` of the document, where islands read it. The page is the same for everybody; one rule of style says which of its parts are not for the reader's city (app/globals.css has their look).
 */
function followCity({ storageKey, shownEvent, defaultCityId }: CityScriptSettings): void {
  const style = document.createElement('style');
  // Where the browser refuses its storage, the choice lives as long as the page.
  let chosen = '';
  const read = () => {
    try {
      return Number(localStorage.getItem(storageKey) ?? chosen) || defaultCityId;
    } catch {
      return Number(chosen) || defaultCityId;
    }
  };
  const apply = () => {
    const id = read();
    document.documentElement.dataset.city = String(id);
    style.textContent =
      `[data-cities]:not([data-cities~="${id}"]){--away-picture:var(--faded-picture);--away-ink:var(--faded-ink);--away-note:inline-flex;--here-note:none}` +
      `[data-only-city]{display:none!important}[data-only-city="${id}"]{display:block!important}`;
    document.querySelectorAll<HTMLSelectElement>('[data-city-select]').forEach((select) => (select.value = String(id)));
  };
  document.head.append(style);
  apply();
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || !target.hasAttribute('data-city-select')) return;
    chosen = target.value;
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // See above.
    }
    apply();
  };
  // The first event of a choice, before anybody else hears of it: the framework may wake at it, ask for the city, and be told the old one.
  addEventListener('input', choose, { capture: true });
  for (const event of ['storage', 'DOMContentLoaded', 'pageshow', shownEvent]) addEventListener(event, apply);
}

/** Makes every part of the site follow the selected city (rows S-24, T-14). Stands once, in the head of all pages. */
export function CityScript() {
  const settings: CityScriptSettings = {
    storageKey: SELECTED_CITY_KEY,
    shownEvent: CITY_SHOWN_EVENT,
    defaultCityId: DEFAULT_CITY_ID,
  };
  return <script dangerouslySetInnerHTML={{ __html: `(${followCity.toString()})(${JSON.stringify(settings)})` }} />;
}
