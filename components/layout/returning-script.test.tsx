/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';

import { USER_ACCOUNT_KEY } from '@/lib/domain/site/user-account-key';

import { RETURNING_HEIGHTS_KEY, ReturningScript } from './returning-script';

const root = document.documentElement;
const read = () => [root.dataset.returning, root.style.getPropertyValue('--returning-height')];

function open(deliveryAddressCount: number | null, heights: string | null): void {
  localStorage.clear();
  delete root.dataset.returning;
  root.removeAttribute('style');
  root.lang = 'de';
  if (deliveryAddressCount !== null) localStorage.setItem(USER_ACCOUNT_KEY, JSON.stringify({ deliveryAddressCount }));
  if (heights !== null) localStorage.setItem(RETURNING_HEIGHTS_KEY, heights);
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(renderToStaticMarkup(<ReturningScript />)) ?? [];
  window.eval(script);
}

it('keeps the place that a returning person’s part had in this language and at this width', () => {
  open(1, JSON.stringify({ [`de ${window.innerWidth}`]: 431, [`fa ${window.innerWidth}`]: 388 }));
  expect(read()).toEqual(['known', '431px']);
});

it('a first opening, and another width, put it where it moves nothing that is seen', () => {
  for (const heights of [null, JSON.stringify({ 'de 1': 431 })]) {
    open(1, heights);
    expect(read()[0]).toBe('first');
  }
});

it.each([
  ['a visitor', null, null],
  ['a person without an address', 0, null],
  ['a person who had nothing there', 1, JSON.stringify({ [`de ${window.innerWidth}`]: 0 })],
  ['a person whose stored heights cannot be read', 1, '{'],
])('keeps no place for %s', (_who, addresses, heights) => {
  open(addresses, heights);
  expect(read()[0]).toBeUndefined();
});
