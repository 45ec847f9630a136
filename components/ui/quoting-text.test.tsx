/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';

import { QuotingText } from './written-text';

const render = createRender({});
afterEach(() => unmount());

it('an address in an English answer is heard in Persian, its place in English, and its number keeps its order', async () => {
  const text = '\u2068Tehran, Tajrish\u2069\n\u2068خیابان مقصودبیک، تلفن 021-2345-6789\u2069';
  await render(<QuotingText text={text} />);
  expect(document.body.textContent).toContain(text);
  const [street, ...others] = document.querySelectorAll<HTMLElement>('[lang]');
  expect(others).toEqual([]);
  expect([street?.lang, street?.textContent]).toEqual(['fa', text.split('\n')[1]]);
  expect(street?.querySelector('bdi')?.textContent).toBe('021-2345-6789');
});
