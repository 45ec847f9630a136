/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import order from '@/messages/en/order.json';

import { OrderProvider, type Order } from '../state/order-context';
import { InvoiceRescue } from './invoice-rescue';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ order });
const CHOSEN_ID = 2;

async function show(said: Partial<OrderDraft> = {}) {
  const draft = {
    ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }),
    srvcattypeid: 301,
    locationid: 1001,
    gDate: '2026-11-28',
    deliverytimeid: 9,
    cleaningHours: 3,
    workerUserId: CHOSEN_ID,
    providerName: 'Maryam',
    ...said,
  };
  const known = {
    draft,
    kind: 'cleaning',
    service: { activeCityIds: [1], categoryId: 3, kind: 'cleaning', types: [] },
    price: { answer: { priceRial: 9_600_000, discountRial: 0, needHour: 3 }, isLoading: false, error: null },
    answer: jest.fn(),
  } as unknown as Order;
  await render(
    <OrderProvider order={known}>
      <InvoiceRescue />
    </OrderProvider>,
  );
  return document.body.textContent ?? '';
}

afterEach(() => unmount());

it.each([
  ['nobody but the chosen one', [CHOSEN_ID], null, 'Nobody else is free at that hour now.'],
  ['one other', [CHOSEN_ID, 3], null, 'One other could come now.'],
  ['three others', [3, CHOSEN_ID, 4, 5], null, '3 others could come now.'],
  ['two others where the chosen one is not on the page', [3, 4], null, '2 others could come now.'],
  ['a whole page of others and more', [3, 4, CHOSEN_ID], 'next', 'More than 2 others could come now.'],
] as const)('rescue says beforehand how many could come: %s', async (_case, freeIds, nextCursor, said) => {
  const lstServiceProvider = freeIds.map((userId) => ({ userId }));
  call.mockResolvedValue({ lstServiceProvider, nextCursor, earliest: null });
  expect(await show()).toContain(said);
});

it('rescue promises no number before one is known', async () => {
  call.mockReturnValue(new Promise(() => undefined));
  const said = await show();
  expect(said).toContain(order.rescue.label);
  expect(said).not.toMatch(/could come|Nobody else/);
});

it('an agreement says what it means once it is made', async () => {
  call.mockReturnValue(new Promise(() => undefined));
  expect(await show()).not.toContain('Maryam');
  await unmount();
  expect(await show({ isRescueAgreed: true })).toContain('If Maryam declines');
});
