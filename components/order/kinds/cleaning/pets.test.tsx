/** @jest-environment jsdom */
import { createRender, enter, get, press, unmount } from '@/components/forms/testing';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { OrderProvider, type Order } from '../../state/order-context';
import { PetsQuestion } from './pets';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({
  callFromBrowser: async (name: string) =>
    name === 'clean/getallextra'
      ? { lstExtra: [{ extra: 'oven', priceRial: 2_500_000, minutes: 45 }] }
      : new Promise(() => undefined),
}));

const render = createRender({ common, order });
const answer = jest.fn();
const save = jest.fn();

async function show(fields: Partial<OrderDraft> = {}, isEdit = false) {
  const draft = { ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }), srvcattypeid: 301, ...fields };
  const known = {
    draft,
    answer,
    save,
    isEdit,
    goOn: jest.fn(),
    question: 'pets',
    walk: { flow: KINDS.cleaning.flow, facts: {}, draft },
    service: { activeCityIds: [1], categoryId: 3, kind: 'cleaning', types: [] },
    price: { answer: null, isLoading: false, error: null },
    cleared: [],
    hasMoved: false,
  } as unknown as Order;
  await render(
    <OrderProvider order={known}>
      <PetsQuestion />
    </OrderProvider>,
  );
}

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const oven = () =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent?.includes(order.extras.oven))
    ?.querySelector('input') ?? document.createElement('input');

beforeEach(() => jest.clearAllMocks());
afterEach(unmount);

it('the sheet offers what the type has besides, with its price and its minutes', async () => {
  await show();
  expect(text()).toContain('250,000 tomans, 45 min');
  await press(oven());
  expect(answer).toHaveBeenLastCalledWith({ extras: ['oven'] });
});

it('clears a chosen animal at the next press', async () => {
  await show({ extras: ['oven'] });
  expect(oven().checked).toBe(true);
  await press(oven());
  expect(answer).toHaveBeenLastCalledWith({ extras: [] });
});

it('the note can be written there, and has its own step in an edit', async () => {
  await show();
  await enter(get(HTMLTextAreaElement, order.description.text), 'Ring twice');
  expect(save).toHaveBeenLastCalledWith({ description: 'Ring twice' });
  await unmount();
  await show({}, true);
  expect(text()).not.toContain(order.extras.note);
});
