/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';

import { IsolatedNames } from './isolated-names';

const render = createRender({});
afterEach(() => unmount());

const readMarked = () =>
  [...document.querySelectorAll<HTMLElement>('[lang]')].map(({ lang, textContent }) => [lang, textContent]);

it('a Persian name in an English sentence is heard in Persian, and the sentence stays as it was', async () => {
  const text = 'Ask \u2068مریم احمدی\u2069 or \u2068Sara\u2069';
  await render(<IsolatedNames text={text} />);
  expect(document.body.textContent).toContain(text);
  expect(readMarked()).toEqual([['fa', '\u2068مریم احمدی\u2069']]);
});

it('a sentence with a foreign name is one element, so that a row of parts keeps it together', async () => {
  await render(
    <p>
      <IsolatedNames text={'Ask \u2068مریم احمدی\u2069 again'} />
    </p>,
  );
  expect(document.querySelector('p')?.childElementCount).toBe(1);
});

it('a sentence without a foreign name stays one text', async () => {
  await render(<IsolatedNames text={'Ask \u2068Sara\u2069'} />);
  expect(readMarked()).toEqual([]);
});
