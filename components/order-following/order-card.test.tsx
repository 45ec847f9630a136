/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import orders from '@/messages/en/order-following.json';

import { OrderCard, type TaskSummary } from './order-card';
import { summary as task, toSums } from './testing';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const render = createRender({ bidding, common, 'order-following': orders });
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

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

it('an order that the wallet has paid says so in the list, as on its page', async () => {
  await show({ state: 'CONFIRMED', sums: toSums({ walletRial: 9_600_000, paidRial: 9_600_000 }) });
  expect(text()).toContain('960,000 tomans, Paid from the wallet');
  await show({ state: 'CONFIRMED', sums: toSums({ walletRial: 600_000, bankRial: 9_000_000, paidRial: 9_600_000 }) });
  expect(text()).toContain('960,000 tomans, Online');
});

it('money that came after the time is in the wallet, and the list says so in the place of a price', async () => {
  await show({ state: 'PAYMENT_EXPIRED', codFlag: 'unknown', sums: toSums({ lateRial: 4_940_000 }) });
  expect(text()).toContain('494,000 tomans, In your wallet');
  expect(text()).not.toMatch(/960,000|Not decided/);
});

it('money that came after the time and goes back to the card says so in the list', async () => {
  const sums = toSums({ lateRial: 4_940_000, lateToCardRial: 4_940_000 });
  await show({ state: 'PAYMENT_EXPIRED', codFlag: 'unknown', sums });
  expect(text()).toContain(`494,000 tomans, ${orders.payment.lateToCard}`);
  expect(text()).not.toMatch(/960,000|Not decided/);
});

it('lists fee and refund in the place of the whole price', async () => {
  const paid = { bankRial: 9_600_000, paidRial: 9_600_000 };
  await show({ sums: toSums({ ...paid, feeRial: 1_440_000, backRial: 8_160_000 }) });
  expect(text()).toContain('Fee 144,000 tomans, 816,000 tomans given back');
  await show({ sums: toSums({ ...paid, backRial: 9_600_000 }) });
  expect(text()).toContain('960,000 tomans given back');
  expect(text()).not.toContain('Fee');
  await show({ sums: toSums({ feeRial: 1_440_000 }) });
  expect(text()).toContain('Fee 144,000 tomans');
  expect(text()).not.toContain('given back');
});
