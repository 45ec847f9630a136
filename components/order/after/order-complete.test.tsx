/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';
import units from '@/messages/en/units.json';

import { OrderComplete } from './order-complete';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>>;
const render = createRender(fillNumbers({ order, common, units }, 'en'));
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const said = () => document.querySelector('[role="status"]')?.textContent;

const task = {
  taskid: 50_001,
  reqcode: '18784272',
  state: 'AWAITING_PROVIDER',
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular cleaning',
  gradeName: '',
  gDate: '2026-11-28',
  startHour: 9,
  endHour: 13,
  startsAtMs: Date.parse('2026-11-28T05:30:00Z'),
  arrivesUntilMs: null,
  answerDueAtMs: Date.parse('2026-11-27T10:42:00Z'),
  isRescueAgreed: true,
  providerName: 'Maryam Ahmadi',
  providerImage: null,
  deliveryPlace: 'Tehran, Vanak',
  deliveryStreet: 'Mollasadra, No. 12, unit 3',
  sums: null,
  codFlag: 'deactive',
};

const show = async (more: Partial<Record<keyof typeof task, unknown>> = {}, paid?: string) => {
  call.mockResolvedValue({ taskDetail: { ...task, ...more } });
  await render(<OrderComplete taskId={50_001} paid={paid} />);
};

afterEach(unmount);

it('shows the number of the own door, when, and who answers by when', async () => {
  await show();
  expect(document.querySelector('svg text')?.textContent).toBe('12');
  expect(text()).toMatch(/9:00\W{1,3}13:00/);
  expect(said()).toContain('Maryam Ahmadi');
  expect(said()).toContain('14:12');
  expect(said()).toContain(order.done.rescue.replace('{name}', 'Maryam Ahmadi'));
});

it('draws the plate of a door that has no number with a tick', async () => {
  await show({ deliveryStreet: 'Behind the bakery' });
  expect(document.querySelector('svg text')).toBeNull();
  expect(document.querySelector('.placed-tick')).not.toBeNull();
});

it('says an answer as it is there, and what the bank took also while the order still loads', async () => {
  await show({ state: 'CONFIRMED' });
  expect(said()).toContain(order.done.confirmed.replace('{name}', 'Maryam Ahmadi'));
  await unmount();
  call.mockReturnValue(new Promise(() => undefined));
  await render(<OrderComplete taskId={50_001} paid="160,000 tomans were paid" />);
  expect(text()).toContain('160,000 tomans were paid');
  await unmount();
  await show({}, '160,000 tomans were paid');
  expect(text()).toContain('160,000 tomans were paid');
});

it.each([
  ['paid', 'deactive', { bankRial: 9_000_000, walletRial: 3_000_000, giftRial: 1_000_000, dueRial: 0 }, 'held'],
  ['a gift', 'deactive', { bankRial: 0, walletRial: 0, giftRial: 12_000_000, dueRial: 0 }, 'held'],
  ['in cash', 'active', { bankRial: 0, walletRial: 0, giftRial: 200_000, dueRial: 12_000_000 }, 'inCash'],
  ['not paid', 'deactive', { bankRial: 0, walletRial: 0, giftRial: 0, dueRial: 12_000_000 }, 'toPay'],
] as const)('says in one sentence where the money of an order is: %s', async (_how, codFlag, sums, key) => {
  await show({ codFlag, sums });
  expect(text()).toContain(order.done[key].replace('{amount}', '1,200,000 tomans'));
});
