/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { PICK_SHOWN_MS } from '@/lib/domain/constants/screen';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { OrderProvider, type FirstHomes, type Order } from '../../state/order-context';
import { CleaningDetailsQuestion } from './cleaning-details';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const render = createRender({ common, order });
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const answer = jest.fn();
const save = jest.fn();
const goOn = jest.fn();

const HOMES = [
  { areaM2: 60, needHour: 3, priceRial: 9_600_000 },
  { areaM2: 90, needHour: 4, priceRial: 12_000_000 },
  { areaM2: 120, needHour: 6, priceRial: 16_800_000 },
];
const hostSays = (lstHome: readonly object[]) =>
  call.mockImplementation(async (name) => (name === 'clean/getallhome' ? { lstHome } : new Promise(() => undefined)));

/** Each with a type of its own, so that no answer is remembered from a test before. */
let typeId = 300;
async function show(fields: Partial<OrderDraft> = {}, firstHomes: FirstHomes | null = null) {
  const draft = { ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }), srvcattypeid: typeId, ...fields };
  const known = {
    draft,
    answer,
    save,
    goOn,
    firstHomes,
    isEdit: false,
    question: 'cleaning-details',
    walk: { flow: KINDS.cleaning.flow, facts: {}, draft },
    service: { activeCityIds: [1], categoryId: 3, kind: 'cleaning', types: [], minimumHours: 3 },
    price: { answer: null, isLoading: false, error: null },
    cleared: [],
    hasMoved: false,
  } as unknown as Order;
  await render(
    <OrderProvider order={known}>
      <CleaningDetailsQuestion />
    </OrderProvider>,
  );
}

const sizes = () => [...document.querySelectorAll<HTMLInputElement>('fieldset label input')].slice(0, HOMES.length);
const cards = () => sizes().map((size) => size.closest('label')?.textContent?.replaceAll('\u00a0', ' '));
const isOwnOpen = () => document.querySelector('details')?.open;
const ofHours = (cleaningHours: number) => ({ detailsMode: 'hours', cleaningHours, home: null, needHours: null });

beforeEach(() => {
  typeId += 1;
  jest.clearAllMocks();
  hostSays(HOMES);
});
afterEach(unmount);

it('homes by size say their hours and their price, and that of the order is chosen', async () => {
  await show({ detailsMode: 'hours', cleaningHours: 4 });
  expect(cards()).toEqual([
    'Up to 60 m²3 hours960,000 tomans',
    '60 to 90 m²4 hours1,200,000 tomans',
    '90 to 120 m²6 hours1,680,000 tomans',
  ]);
  expect(sizes().map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(isOwnOpen()).toBe(false);
});

it('a tap on a size goes on by itself; a key only chooses it', async () => {
  await show({ detailsMode: 'hours', cleaningHours: 4 });
  const [, , large] = sizes();
  if (!large) throw new Error('There is no third size.');
  await press(large);
  expect(answer).toHaveBeenLastCalledWith(ofHours(6));
  expect(goOn).not.toHaveBeenCalled();
  jest.useFakeTimers();
  const tap = new MouseEvent('click', { bubbles: true, detail: 1 });
  await act(async () => void large.closest('label')?.dispatchEvent(tap));
  await act(async () => void (await jest.advanceTimersByTimeAsync(PICK_SHOWN_MS)));
  jest.useRealTimers();
  expect(goOn).toHaveBeenCalledWith(ofHours(6));
});

it('hours that no size has are open to be seen, and so is a home that is measured', async () => {
  await show({ detailsMode: 'hours', cleaningHours: 8 });
  expect(sizes().some(({ checked }) => checked)).toBe(false);
  expect(isOwnOpen()).toBe(true);
  await unmount();
  await show({ detailsMode: 'size' });
  expect(isOwnOpen()).toBe(true);
});

it('work that takes longer is proposed longer, once it is known how long', async () => {
  hostSays(HOMES.map((home) => ({ ...home, needHour: home.needHour + 2 })));
  await show();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toEqual({ detailsMode: 'hours', cleaningHours: 6 });
});

it('sizes that the server asked ahead need no call', async () => {
  await show({ cityid: 1 }, { typeId, cityId: 1, lstHome: HOMES });
  expect(cards()).toHaveLength(HOMES.length);
  expect(call).not.toHaveBeenCalledWith('clean/getallhome', expect.anything());
});

it('a type that is not of rooms, and a host that is silent, leave the own hours', async () => {
  hostSays([]);
  await show({ detailsMode: 'hours', cleaningHours: 5 });
  expect(document.body.textContent).toContain('5 hours');
  expect(document.body.textContent).not.toContain(order.details.own);
  await unmount();
  typeId += 1;
  call.mockRejectedValue(new CallError('UnknownError'));
  await show({ detailsMode: 'hours', cleaningHours: 5 });
  expect(document.body.textContent).toContain('5 hours');
});
