/** @jest-environment jsdom */
import { useLayoutEffect } from 'react';

import { createRender, enter, unmount } from '@/components/forms/testing';

import { Suggestions } from './suggestions';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const FORM = 'search';
const words = {
  list: 'Services',
  found: '{count} found',
  none: 'nothing',
  all: 'all',
  from: 'from {price}',
  usually: 'usually {price}',
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
