/** @jest-environment jsdom */
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { CityShown } from '@/components/forms/address/city-shown';
import { CITY_CHOSEN_EVENT, SELECTED_CITY_KEY } from '@/lib/domain/place/selected-city-key';

import { CityScript } from './city-script';

const dropdown = (
  <Suspense>
    <select data-city-select="">
      <option value="1">Tehran</option>
      <option value="6">Karaj</option>
    </select>
    <CityShown />
  </Suspense>
);

const choose = (select: HTMLSelectElement, value: string) => {
  select.value = value;
  // The two events of a browser, one after the other.
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
};

describe('the city that somebody chooses', () => {
  it('stays when the choice itself wakes the framework', () => {
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(renderToStaticMarkup(<CityScript />)) ?? [];
    window.eval(script);
    const root = document.createElement('div');
    root.innerHTML = renderToString(dropdown);
    document.body.append(root);
    const select = root.querySelector('select') as HTMLSelectElement;
    dispatchEvent(new Event('DOMContentLoaded'));
    choose(select, '6');
    expect([select.value, localStorage.getItem(SELECTED_CITY_KEY)]).toEqual(['6', '6']);

    hydrateRoot(root, dropdown);
    choose(select, '1');
    expect([select.value, localStorage.getItem(SELECTED_CITY_KEY)]).toEqual(['1', '1']);
    expect(document.documentElement.dataset.city).toBe('1');
  });

  it('is taken from a press within an offer of cities, and told to its listeners', () => {
    const heard = jest.fn();
    window.addEventListener(CITY_CHOSEN_EVENT, heard);
    document.body.innerHTML =
      '<p data-choose-city="2">Shiraz <a id="link" href="#order">Begin</a></p><button data-choose-city="3">Karaj</button>';
    document.querySelector('p')?.click();
    expect(heard).not.toHaveBeenCalled();
    document.querySelector<HTMLElement>('#link')?.click();
    expect([document.documentElement.dataset.city, localStorage.getItem(SELECTED_CITY_KEY)]).toEqual(['2', '2']);
    document.querySelector('button')?.click();
    expect(document.documentElement.dataset.city).toBe('3');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
