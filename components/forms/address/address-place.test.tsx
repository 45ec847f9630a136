/** @jest-environment jsdom */
import { act, type ComponentProps } from 'react';

import { createRender, enter, get, getInput, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { AddressFields } from './address-fields';
import { AddressPlace } from './address-place';
import { EMPTY_ADDRESS } from './address-problems';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('./address-map', () => ({ AddressMap: () => null }));

// Told what to answer by name; the contract's types would want every field of every answer.
const change = jest.fn();
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const TEHRAN = { provinceid: 8, cityid: 1 };
const render = createRender({ common, order });
const show = (place: Partial<typeof EMPTY_ADDRESS>, isMissing = false) =>
  render(
    <AddressPlace
      served={{ categoryId: null, cityIds: [TEHRAN.cityid] }}
      form={{ ...EMPTY_ADDRESS, ...place }}
      isMissing={isMissing}
      onChange={change}
    />,
  );
const placeholder = () => getInput(words.location).placeholder;
const first = (label: string) => get(HTMLSelectElement, label).options[0]?.textContent;
const words = order.address;
const options = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
const hit = (element: HTMLElement, key: string) =>
  act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const leave = (element: HTMLElement) =>
  act(async () => void element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

beforeEach(() => {
  change.mockReset();
  call.mockReset();
  call.mockImplementation(async (name) =>
    name === 'geo/province-and-city'
      ? {
          lstProvince: [
            { provinceid: TEHRAN.provinceid, name: 'Tehran', lstCity: [{ cityid: TEHRAN.cityid, name: 'Tehran' }] },
          ],
        }
      : {
          lstLocation: [
            { locationid: 2, name: 'Old Tajrish' },
            { locationid: 3, name: 'Tajrish' },
            { locationid: 4, name: 'Zargandeh' },
          ],
        },
  );
});
afterEach(() => unmount());

it('the unit is filled in by a browser as the second line of an address', async () => {
  const served = { categoryId: null, cityIds: [TEHRAN.cityid] };
  await render(<AddressFields served={served} form={EMPTY_ADDRESS} wrong={[]} mapTiles={null} onChange={change} />);
  expect(getInput(words.unit).autocomplete).toBe('address-line2');
});

const findFold = (title: string) =>
  [...document.querySelectorAll('details')].find(({ textContent }) => textContent?.includes(title));
const showFields = (place: Partial<typeof EMPTY_ADDRESS>, wrong: ComponentProps<typeof AddressFields>['wrong'] = []) =>
  render(
    <AddressFields
      served={{ categoryId: null, cityIds: [TEHRAN.cityid] }}
      form={{ ...EMPTY_ADDRESS, ...place }}
      wrong={wrong}
      mapTiles={null}
      onChange={change}
    />,
  );

it('a known city is one line beside the map, and its lists are open where none is known', async () => {
  await showFields(TEHRAN);
  expect(findFold('City: Tehran')?.open).toBe(false);
  await unmount();
  await showFields({});
  expect(findFold(words.province)?.open).toBe(true);
});

it('postal code and name are folded until one of them is filled or wrong', async () => {
  await showFields(TEHRAN);
  expect(findFold(words.more)?.open).toBe(false);
  await unmount();
  await showFields({ ...TEHRAN, deliveryaddrname: 'Work' });
  expect(findFold(words.more)?.open).toBe(true);
  await unmount();
  await showFields(TEHRAN, ['deliveryZipCode']);
  expect(findFold(words.more)?.open).toBe(true);
});

it('province and city say what they are, so that a browser fills them in', async () => {
  await show({});
  expect(
    [words.province, words.city].map((label) => get(HTMLSelectElement, label).getAttribute('autocomplete')),
  ).toEqual(['address-level1', 'address-level2']);
});

it('a list that cannot be used yet says which one comes first', async () => {
  await show({});
  expect([first(words.province), first(words.city), placeholder()]).toEqual([
    words.choose,
    words.provinceFirst,
    words.cityFirst,
  ]);
  await unmount();
  await show({ provinceid: TEHRAN.provinceid });
  expect([first(words.city), placeholder()]).toEqual([words.choose, words.cityFirst]);
  await unmount();
  await show(TEHRAN);
  expect(placeholder()).toBe(words.locationSearch);
});

it.each([
  ['province', {}],
  ['city', { provinceid: TEHRAN.provinceid }],
  ['location', TEHRAN],
] as const)('an address without its place is told the first list that lacks something: %s', async (list, place) => {
  await show(place, true);
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(invalid).toEqual([list === 'location' ? getInput(words.location) : get(HTMLSelectElement, words[list])]);
  expect(document.body.textContent).toContain(words[`${list}Missing`]);
});

it('the neighbourhood is searched by typing, and chosen by key or press', async () => {
  await show(TEHRAN);
  const field = getInput(words.location);
  await enter(field, 'TAJ');
  expect(options()).toEqual(['Tajrish', 'Old Tajrish']);
  await hit(field, 'ArrowDown');
  await hit(field, 'Enter');
  expect(change).toHaveBeenLastCalledWith({ locationid: 2, latitude: null, longitude: null });
  expect(options()).toEqual([]);
  await enter(field, 'zar');
  const option = document.querySelector<HTMLElement>('[role="option"]');
  if (!option) throw new Error('Nothing was found.');
  await press(option);
  expect(change).toHaveBeenLastCalledWith({ locationid: 4, latitude: null, longitude: null });
});

it.each([
  ['pressed Enter', 'zar', (field: HTMLElement) => hit(field, 'Enter'), { locationid: 4 }],
  ['went on, where one alone is called so', 'zar', leave, { locationid: 4 }],
  ['went on, where several are', 'taj', leave, undefined],
  ['pressed Enter, where none is', 'Atlantis', (field: HTMLElement) => hit(field, 'Enter'), undefined],
])('searches the text typed before the neighbourhoods loaded, when the person %s', async (_how, typed, end, chosen) => {
  const answer = call.getMockImplementation();
  const arrive: (() => void)[] = [];
  call.mockImplementation(async (name, input) => {
    if (name !== 'geo/province-and-city') await new Promise<void>((resolve) => arrive.push(resolve));
    return answer?.(name, input);
  });
  await show(TEHRAN);
  const field = getInput(words.location);
  await enter(field, typed);
  await end(field);
  expect(field.value).toBe(typed);
  await act(async () => {
    for (const comes of arrive) comes();
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  if (chosen) expect(change).toHaveBeenLastCalledWith({ ...chosen, latitude: null, longitude: null });
  else expect(change).not.toHaveBeenCalled();
});

it('a neighbourhood that is none is said to be none, and Escape leaves what was chosen', async () => {
  await show({ ...TEHRAN, locationid: 3 });
  const field = getInput(words.location);
  expect(field.value).toBe('Tajrish');
  await enter(field, 'Atlantis');
  expect(document.body.textContent).toContain(words.locationNone);
  await hit(field, 'Escape');
  expect(field.value).toBe('Tajrish');
  expect(change).not.toHaveBeenCalled();
});

it('lists that were asked for too often say how long to wait', async () => {
  call.mockRejectedValue(new CallError('TooMuchRequest', { words: 'Too often.', retryAfterSeconds: 30 }));
  await show({});
  expect(document.body.textContent).toContain('Too often.');
  expect(get(HTMLButtonElement, common.retryIn.replace('{seconds}', '30')).disabled).toBe(true);
});
