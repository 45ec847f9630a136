import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { CITY_CHOSEN_EVENT, CITY_SHOWN_EVENT, SELECTED_CITY_KEY } from '@/lib/domain/place/selected-city-key';

interface CityScriptSettings {
  readonly storageKey: string;
  readonly shownEvent: string;
  readonly chosenEvent: string;
  readonly defaultCityId: number;
}

/**
 * Runs in the page's head, before anything is drawn and before the framework. It is sent as text, so it uses nothing
 * from outside itself. It writes the city's id to `data-city` of the document, where islands read it. It takes choices
 * of a dropdown with `data-city-select`, and of a link or button in `data-choose-city`. The page is the same for
 * everybody. One rule of style says which of its parts are not for the reader's city (app/globals.css has their look).
 */
function followCity({ storageKey, shownEvent, chosenEvent, defaultCityId }: CityScriptSettings): void {
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
      `[data-cities]:not([data-cities~="${id}"]){--away-picture:var(--faded-picture);--away-ink:var(--faded-ink);--away-note:inline-flex;--here-note:none;--away-part:block;--here-part:none;--here-sight:hidden}` +
      `[data-only-city]{display:none!important}[data-only-city="${id}"]{display:block!important}`;
    document
      .querySelectorAll<HTMLSelectElement | HTMLInputElement>('[data-city-select]')
      .forEach((field) => (field.value = String(id)));
  };
  document.head.append(style);
  apply();
  const choose = (cityId: string) => {
    chosen = cityId;
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // See above.
    }
    apply();
    dispatchEvent(new Event(chosenEvent));
  };
  // The first event of a choice, before anybody else hears of it: the framework may wake at it, ask for the city, and
  // be told the old one.
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.hasAttribute('data-city-select')) choose(target.value);
    },
    { capture: true },
  );
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('a,button') : null;
      const cityId = pressed?.closest<HTMLElement>('[data-choose-city]')?.dataset.chooseCity;
      if (cityId) choose(cityId);
    },
    { capture: true },
  );
  for (const event of ['storage', 'DOMContentLoaded', 'pageshow', shownEvent]) addEventListener(event, apply);
}

/** Makes every part of the site follow the selected city (rows S-24, T-14). Stands once, in the head of all pages. */
export function CityScript() {
  const settings: CityScriptSettings = {
    storageKey: SELECTED_CITY_KEY,
    shownEvent: CITY_SHOWN_EVENT,
    chosenEvent: CITY_CHOSEN_EVENT,
    defaultCityId: DEFAULT_CITY_ID,
  };
  return <script dangerouslySetInnerHTML={{ __html: `(${followCity.toString()})(${JSON.stringify(settings)})` }} />;
}
