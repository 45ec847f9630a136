/** @jest-environment jsdom */
import { act, useLayoutEffect } from 'react';

import { createRender, enter, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';

import { Suggestions } from './suggestions';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
beforeEach(() => call.mockReturnValue(new Promise(() => undefined)));

const FORM = 'search';
const words = {
  list: 'Services',
  found: '{count} found',
  none: 'nothing',
  all: 'all',
  from: 'from {price}',
  usually: 'usually {price}',
  freeAt: '{day} at {hour}',
  near: 'near',
  other: 'another job',
  failed: 'not loaded',
  retry: 'again',
};
const LIST =
  '<ul><li data-service="clean" data-cities="1"><h3><a href="/en/services/house-cleaning/">House cleaning</a></h3></li></ul>';
const field = () => document.querySelector<HTMLInputElement>('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);

/** Types after the suggestions were rendered, and before they listen. */
function QuickPerson({ text, leaves }: { text: string; leaves: boolean }) {
  useLayoutEffect(() => {
    field().focus();
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
    if (leaves) field().blur();
  }, [text, leaves]);
  return null;
}

async function show(text: string, leaves = false, list = LIST): Promise<void> {
  document.documentElement.lang = 'en';
  // The server wrote it into the page.
  document.head.innerHTML = list;
  await createRender({})(
    <>
      <form id={FORM}>
        <input aria-label="search" />
        <button type="submit" />
        <Suggestions formId={FORM} words={words} />
      </form>
      <QuickPerson text={text} leaves={leaves} />
    </>,
  );
}

afterEach(unmount);

it('opens the list for words that were typed while the suggestions loaded', async () => {
  await show('clean');
  expect(options()).toEqual(['House cleaning']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
});

it('the links of a service’s list that lead to the service itself are offered once', async () => {
  const links = ['<a href="/en/services/house-cleaning/">See all</a>', '<a href="/en/order/">House cleaning</a>'];
  await show('', false, LIST.replace('</li>', `<ul>${links.join('')}</ul></li>`));
  await enter(field(), 'house');
  expect(options()).toEqual(['House cleaning']);
});

it('nothing opens over what somebody does who has typed and gone on', async () => {
  await show('clean', true);
  expect(options()).toEqual([]);
  field().focus();
  await enter(field(), 'house');
  expect(options()).toEqual(['House cleaning']);
});

it('a service says its next free hour, as its tile does, in the city of that hour alone', async () => {
  const tile = `<div data-tile><a href="/en/services/house-cleaning/">House cleaning</a>
    <span data-only-city="1"><span>Next free hour: <span data-hour>today, 9:00</span></span></span></div>`;
  document.documentElement.dataset.city = '1';
  await show('clean', false, LIST + tile);
  expect(options()).toEqual(['House cleaningtoday, 9:00']);
  await unmount();
  document.documentElement.dataset.city = '2';
  await show('clean', false, LIST + tile);
  expect(options()).toEqual(['House cleaning']);
});

it('an empty field that is pressed brings back the last searches, then what many want', async () => {
  const tile = '<div data-tile><a href="/en/services/house-cleaning/">House cleaning</a></div>';
  const other = LIST.replaceAll('house-cleaning', 'laundry').replaceAll('House cleaning', 'Laundry');
  localStorage.setItem('pelakfan.last-searches', JSON.stringify(['/en/services/laundry/']));
  document.documentElement.dataset.city = '2';
  await show('', false, LIST + other + tile);
  await act(async () => field().click());
  expect(options()).toEqual(['Laundry', 'House cleaning']);
  localStorage.clear();
});

it('offers two professionals of the found service, at most six rows in all, and says when nothing could be fetched', async () => {
  const names = ['Maryam Ahmadi', 'Zahra Mousavi', 'Hossein Karimi'];
  const lstWorker = names.map((fullname, index) => ({
    ...{ fullname, workerCode: `PY${index}`, userImage: '', workerRate: 4.9, reviewCount: 3 },
    nextFree: { gDate: '2126-11-30', startHour: 9 },
  }));
  const types = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    ...{ servicecatname: `type ${name}`, seopath: name, srvkeywordDesc: '', fromPriceRial: 10_000, usualPrice: null },
    ...{ hasPDP: 'Yes', new_icon: '' },
  }));
  const category = { srvcategoryid: '3', serviceName: 'House cleaning', iconUrl: '', seopath: 'house-cleaning' };
  const bundle = { lstCategoriesWithSubCategories: [{ ...category, lstServiceCategoryType_New: types }] };
  call.mockImplementation((name) => Promise.resolve(name === 'workerprofile/getall' ? { lstWorker } : bundle));
  await show('');
  await enter(field(), 'house');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(options()).toHaveLength(6);
  expect(options().filter((text) => text?.match(/Maryam Ahmadi|Zahra Mousavi/))).toHaveLength(2);
  expect(options()[1]).toMatch(/type a.*House cleaning.*from/);
  await unmount();
  call.mockRejectedValue(new Error('away'));
  await show('clean');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(document.body.textContent).toContain('not loaded');
});

it('without a match it offers what one word of the text names, and the way to ask for another job with the text', async () => {
  await show('');
  await enter(field(), 'unicorn cleaning');
  expect(options()).toEqual(['House cleaning']);
  const other = [...document.querySelectorAll('a')].find((link) => link.textContent === words.other);
  expect(other?.getAttribute('href')).toBe('/en/contact/?q=unicorn+cleaning');
});
