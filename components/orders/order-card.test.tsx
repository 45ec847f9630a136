/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import orders from '@/messages/en/orders.json';

import { OrderCard, type TaskSummary } from './order-card';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const render = createRender({ bidding, common, orders });
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

// As much of an order as its card reads; the contract's type would want every field.
const task = {
  taskid: 50_001,
  kind: 'cleaning',
  seopath: 'house-cleaning',
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular cleaning',
  gradeName: '',
  state: 'CANCELLED_BY_CUSTOMER',
  absence: null,
  gDate: '2026-11-28',
  startHour: 9,
  endHour: 12,
  arrivesUntilMs: null,
  returnVisit: null,
  origin: 'online',
  payType: 'online',
  codFlag: 'deactive',
  priceRial: 9_600_000,
  feeContestUntilMs: null,
  providerName: 'Maryam Ahmadi',
  providerImage: null,
} as unknown as TaskSummary;
const show = (known: Partial<TaskSummary>) => render(<OrderCard task={{ ...task, ...known }} href="/my-order-list/" />);

afterEach(() => unmount());

it('where nobody opened, the list says so and not that the customer cancelled, with the time to say otherwise and without the whole price', async () => {
  await show({ absence: 'reportNoAccess', feeContestUntilMs: Date.UTC(2026, 10, 30, 8) });
  expect(text()).toContain('Nobody opened the door');
  expect(text()).toContain('Nobody opened, says the professional. Not so? Tell us until');
  expect(text()).not.toContain('Cancelled by you');
  expect(text()).not.toContain('960,000');
});

it('where nobody came, the list says so and not that somebody cancelled', async () => {
  await show({ absence: 'reportNoShow', state: 'CANCELLED_BY_PROVIDER' });
  expect(text()).toContain('Nobody came');
  expect(text()).not.toContain('Cancelled');
});

it('an order that its customer cancelled says so; one under way has its price', async () => {
  await show({});
  expect(text()).toContain('Cancelled by you');
  await show({ state: 'CONFIRMED' });
  expect(text()).toContain('960,000');
});

it('quotes that came and were not chosen are no missing answer; a chosen professional who was silent is one', async () => {
  await show({ kind: 'task', state: 'EXPIRED', providerName: null });
  expect(text()).toContain('Quotes ended');
  expect(text()).not.toMatch(/No answer|960,000/);
  await show({ state: 'EXPIRED' });
  expect(text()).toContain('No answer');
});
