/** @jest-environment jsdom */
import { createRender, get, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { AddressPlace } from './address-place';
import { EMPTY_ADDRESS } from './address-problems';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const TEHRAN = { provinceid: 8, cityid: 1 };
const render = createRender({ common, order });
const show = (place: Partial<typeof EMPTY_ADDRESS>, isMissing = false) =>
  render(
    <AddressPlace
      served={{ categoryId: null, cityIds: [TEHRAN.cityid] }}
      form={{ ...EMPTY_ADDRESS, ...place }}
      isMissing={isMissing}
      onChange={() => undefined}
    />,
  );
const first = (label: string) => get(HTMLSelectElement, label).options[0]?.textContent;
const words = order.address;

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (name) =>
    name === 'geo/province-and-city'
      ? {
          lstProvince: [
            { provinceid: TEHRAN.provinceid, name: 'Tehran', lstCity: [{ cityid: TEHRAN.cityid, name: 'Tehran' }] },
          ],
        }
      : { lstLocation: [{ locationid: 3, name: 'Tajrish' }] },
  );
});
afterEach(() => unmount());

it('[E-07] a list that cannot be used yet says which one comes first', async () => {
  await show({});
  expect([first(words.province), first(words.city), first(words.location)]).toEqual([
    words.choose,
    words.provinceFirst,
    words.cityFirst,
  ]);
  await unmount();
  await show({ provinceid: TEHRAN.provinceid });
  expect([first(words.city), first(words.location)]).toEqual([words.choose, words.cityFirst]);
  await unmount();
  await show(TEHRAN);
  expect(first(words.location)).toBe(words.choose);
});

it.each([
  ['province', {}],
  ['city', { provinceid: TEHRAN.provinceid }],
  ['location', TEHRAN],
] as const)(
  '[E-07] an address without its place is told the first list that lacks something: %s',
  async (list, place) => {
    await show(place, true);
    const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
    expect(invalid).toEqual([get(HTMLSelectElement, words[list])]);
    expect(document.body.textContent).toContain(words[`${list}Missing`]);
  },
);

it('[E-07] lists that were asked for too often say how long to wait', async () => {
  call.mockRejectedValue(new CallError('TooMuchRequest', { words: 'Too often.', retryAfterSeconds: 30 }));
  await show({});
  expect(document.body.textContent).toContain('Too often.');
  expect(get(HTMLButtonElement, common.retryIn.replace('{seconds}', '30')).disabled).toBe(true);
});
