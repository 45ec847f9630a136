/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import order from '@/messages/en/order.json';

import { OrderProvider, type Order } from '../state/order-context';
import { InvoiceSeries } from './invoice-series';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ order });
const answer = jest.fn<void, [fields: Partial<OrderDraft>]>();
const save = jest.fn<void, [fields: Partial<OrderDraft>]>();
/** A Saturday. */
const DAY = '2026-11-28';
const SATURDAY = 6;

async function show(said: Partial<OrderDraft> = {}) {
  const draft = {
    ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }),
    srvcattypeid: 301,
    cityid: 1,
    locationid: 1001,
    gDate: DAY,
    deliverytimeid: 10,
    cleaningHours: 3,
    needHours: 3,
    workerUserId: 2,
    providerName: 'Maryam',
    ...said,
  };
  const known = { draft, kind: 'cleaning', answer, save } as unknown as Order;
  await render(
    <OrderProvider order={known}>
      <InvoiceSeries />
    </OrderProvider>,
  );
  return document.body.textContent ?? '';
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => unmount());

it('offers a series with its discount, on the weekday of the chosen hour', async () => {
  const text = await show();
  expect(text).toContain('How often should');
  expect(text).toContain('15% off from the second visit on');
  const select = document.querySelector('select');
  if (!select) throw new Error('Nothing to choose from');
  const setValue = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
  setValue?.call(select, 'weekly');
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(answer).toHaveBeenCalledWith({ plan: 'weekly', weekdays: [SATURDAY] });
  expect(call).not.toHaveBeenCalled();
});

it('says before anything is paid what the visits cost and which of them cannot be as planned', async () => {
  call.mockResolvedValue({
    firstRial: 9_600_000,
    laterRial: 8_160_000,
    discountPercent: 15,
    lstDay: [DAY],
    lstConflict: [
      { gDate: '2026-12-05', reason: 'taken', nearest: { gDate: '2026-12-05', deliverytimeid: 15 } },
      { gDate: '2027-03-20', reason: 'holiday', nearest: null },
    ],
  });
  const text = await show({ plan: 'weekly', weekdays: [SATURDAY] });
  const [name, input] = call.mock.calls[0] ?? [];
  expect([name, input]).toEqual([
    'series/getplan',
    expect.objectContaining({ plan: 'weekly', weekdays: [SATURDAY], gDate: DAY, workerUserId: 2 }),
  ]);
  expect(text).toMatch(/The first visit costs 960,000\s.*each later one 816,000/);
  expect(text).toContain('2 visits of the next 26 weeks need a look');
  expect(text).toContain('Nearest free hour');
  expect(text).toContain('public holiday');
});

it('is not offered for somebody else, and a plan that was chosen before is taken back', async () => {
  const recipient = { name: 'Sara', mobile: '09121234567', locale: 'fa' } as const;
  expect(await show({ recipient, plan: 'weekly', weekdays: [SATURDAY] })).toBe('');
  expect(save).toHaveBeenCalledWith({ plan: null, weekdays: null });
});

it('has every conflict of the 26 weeks on the page, those after the fifth behind a press', async () => {
  const lstConflict = Array.from({ length: 7 }, (_, place) => ({
    gDate: `2026-12-0${place + 1}`,
    reason: 'taken',
    nearest: null,
  }));
  call.mockResolvedValue({
    firstRial: 9_600_000,
    laterRial: 8_160_000,
    discountPercent: 15,
    lstDay: [DAY],
    lstConflict,
  });
  await show({ plan: 'weekly', weekdays: [SATURDAY] });
  const behind = document.querySelector('details');
  expect(behind?.querySelector('summary')?.textContent).toContain('2 more');
  expect(behind?.querySelectorAll('li')).toHaveLength(2);
  expect(document.querySelectorAll('li')).toHaveLength(7);
});
