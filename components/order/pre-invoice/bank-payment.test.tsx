/** @jest-environment jsdom */
import { createRender, findButton, getAlertText, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import { CallError } from '@/lib/contract/call-error';
import { createDraft } from '@/lib/funnel/draft';
import { STEPS } from '@/lib/funnel/steps';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import words from '@/messages/en/order.json';
import units from '@/messages/en/units.json';

import { OrderProvider, type Order } from '../state/order-context';
import { BankPaymentQuestion } from './bank-payment';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/leave-page', () => ({ leaveFor: jest.fn() }));
jest.mock('uuid', () => ({ v4: () => 'a key' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object, options?: object]>;
const render = createRender(fillNumbers({ order: words, common, units }, 'en'));
/** Half a minute more than 15, so that a slow machine still shows 15. */
const EXPIRES_AT_MS = 930_000;
const PLACED = {
  reqid: 7,
  taskid: 50_001,
  reqcode: 'PF-7',
  payableRial: 9_600_000,
  paymentExpiresAtMs: EXPIRES_AT_MS,
};
const BANK = { ipgId: 1, ipgName: 'ZARINPAL', ipgPersianName: 'زرین‌پال', activeInCurrentOrder: true, showOrder: 2 };
const OTHER_BANK = { ...BANK, ipgId: 4, ipgName: 'ZIBAL', ipgPersianName: 'Online with Zibal', showOrder: 1 };
const CASH = { ipgId: 3, ipgName: 'COD', ipgPersianName: 'نقدی', activeInCurrentOrder: true, showOrder: 3 };
const open = {
  taskid: 50_001,
  moves: [] as string[],
  state: 'PENDING_PAYMENT',
  payableRial: PLACED.payableRial,
  paymentExpiresAtMs: PLACED.paymentExpiresAtMs,
  serverNowMs: 0,
  timeline: [] as { move: string }[],
  sums: null as unknown,
  ...{ providerName: 'Ali Rahimi', providerImage: '', serviceTypeName: 'Regular cleaning', serviceName: 'Cleaning' },
  ...{ deliveryPlace: 'Tehran, Tajrish', gDate: '2026-12-01', startHour: 18, endHour: 22 },
  ...{ startsAtMs: 0, arrivesUntilMs: null as number | null, giftRial: 0, walletRial: 0 },
};

let task: typeof open;
let refusal: CallError | null;
const order = { save: jest.fn(), goTo: jest.fn(), finish: jest.fn(), price: { refresh: jest.fn(), answer: null } };

async function show(more: Partial<Order> = {}) {
  const draft = {
    ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }),
    placed: { ...PLACED, phase: 'paying' as const },
  };
  const shell = { cleared: [], clearedBy: 'change', question: 'order-process', hasMoved: false, isEdit: false };
  const known = { ...order, ...shell, draft, kind: 'cleaning', failure: null, followedTaskId: null, ...more };
  await render(
    <OrderProvider order={known as unknown as Order}>
      <BankPaymentQuestion />
    </OrderProvider>,
  );
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
}

const answers: Record<string, () => object> = {
  'clean/gettaskdetail': () => ({ taskDetail: task }),
  'config/getavailableipgnew': () => ({ lstIpg: [BANK, CASH] }),
  'wallet/getaccountbalance': () => ({ balanceRial: 0 }),
  'ipg/startpayment': () => ({ redirectUrl: 'https://bank.test/pay' }),
};

beforeEach(() => {
  jest.clearAllMocks();
  task = open;
  refusal = null;
  call.mockImplementation(async (name) => {
    if (name in answers) return answers[name]?.() ?? {};
    if (refusal) throw refusal;
    return {};
  });
});
afterEach(unmount);

it.each([
  [301, ''],
  [299, 'Time to pay: 5 min left'],
  [119, 'Time to pay: 2 min left'],
])('announces once when 5 and 2 minutes are left to pay: %i s, “%s”', async (seconds, said) => {
  task = { ...open, paymentExpiresAtMs: seconds * 1000 + 500 };
  await show();
  const timer = document.querySelector('[role="timer"] ~ [role="status"]');
  expect(timer?.textContent?.replaceAll('\u00a0', ' ')).toBe(said);
});

it.each([
  ['the hour', 0, 0, 'This hour is kept for you. Nothing has been charged yet.'],
  ['the hour with gift and wallet', 200_000, 300_000, 'This hour and 50,000 tomans of your gift and wallet credit'],
])(
  'while a payment is awaited it says who would come, when and where, and that %s is held',
  async (_, giftRial, walletRial, held) => {
    task = { ...open, giftRial, walletRial };
    const text = await show();
    for (const said of ['Ali Rahimi', '18:00', 'Regular cleaning · Tehran, Tajrish', held])
      expect(text).toContain(said);
  },
);

it('a slow reader takes more time while it is offered, and then hears how much is left', async () => {
  task = { ...open, paymentExpiresAtMs: 299_000, moves: ['prolongPayment'] };
  await show();
  answers['reqandpay/prolongpayment'] = () => {
    task = { ...open, paymentExpiresAtMs: 1_199_000 };
    return {};
  };
  await press(getButton('15 more minutes to pay'));
  expect(call).toHaveBeenCalledWith('reqandpay/prolongpayment', { taskid: 50_001 });
  expect(document.activeElement?.textContent?.replaceAll('\u00a0', ' ')).toBe('Time to pay: 19 min left');
  expect(findButton('15 more minutes to pay')).toBeUndefined();
});

it('two banks have their own names, in the order of the wire, and the chosen one is paid at', async () => {
  answers['config/getavailableipgnew'] = () => ({
    lstIpg: [
      { ...BANK, ipgPersianName: 'Online with Zarinpal' },
      OTHER_BANK,
      { ...OTHER_BANK, ipgId: 5, activeInCurrentOrder: false },
    ],
  });
  const text = await show();
  expect(text.indexOf('Online with Zibal')).toBeLessThan(text.indexOf('Online with Zarinpal'));
  expect([...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ value }) => value)).toEqual([
    '4',
    '1',
  ]);
  await press(getButton(words.waiting.pay));
  expect(call.mock.calls.find(([name]) => name === 'ipg/startpayment')?.[1]).toEqual({ reqid: 7, ipgId: 4 });
  answers['config/getavailableipgnew'] = () => ({ lstIpg: [BANK, CASH] });
});

it('says the sum and how long the hour is kept, and goes to the bank once', async () => {
  const text = await show();
  for (const part of ['960,000', words.waiting.kept, '15 min left']) expect(text).toContain(part);
  await press(getButton(words.waiting.pay));
  expect(call.mock.calls.filter(([name]) => name === 'ipg/startpayment')).toEqual([
    ['ipg/startpayment', { reqid: PLACED.reqid, ipgId: BANK.ipgId }, { idempotencyKey: 'a key' }],
  ]);
  expect(leaveFor).toHaveBeenCalledWith('https://bank.test/pay');
  expect(order.finish).not.toHaveBeenCalled();
});

it('moves on by itself once the order is paid', async () => {
  task = { ...open, state: 'AWAITING_PROVIDER', timeline: [{ move: 'pay' }] };
  await show();
  expect(order.finish).toHaveBeenCalledWith(expect.objectContaining({ reqid: PLACED.reqid }));
});

it('says once that the time to pay is over, and what became of money that came late', async () => {
  task = { ...open, state: 'PAYMENT_EXPIRED', sums: { lateRial: 9_600_000, lateToCardRial: 9_600_000 } };
  expect(await show()).toContain(words.waiting.expiredToCard.replace('{amount}', '960,000 tomans'));
  expect(order.save).toHaveBeenCalledWith({ isOver: true });
  expect(order.finish).not.toHaveBeenCalled();
  await press(getButton(words.waiting.again));
  expect(order.save).toHaveBeenLastCalledWith({ placed: null, attempt: null, isOver: false });
  expect(order.goTo).toHaveBeenCalledWith(STEPS.preFactor);
});

it('gives the hour back before it returns to the pre-invoice', async () => {
  await show();
  await press(getButton(words.waiting.change));
  expect(call).toHaveBeenCalledWith('reqandpay/cancelrequest', { reqid: PLACED.reqid });
  expect(order.goTo).toHaveBeenCalledWith(STEPS.preFactor);
});

it('stays, and says why, where the hour could not be given back', async () => {
  refusal = new CallError('service-unavailable', { words: 'Try again in a minute.' });
  await show();
  await press(getButton(words.waiting.change));
  expect(getAlertText()).toContain('Try again in a minute.');
  expect(order.goTo).not.toHaveBeenCalled();
});

it('cancels no order of which a bid was chosen: its pre-invoice has the other ways to pay', async () => {
  await show({ followedTaskId: PLACED.taskid });
  expect(findButton(words.waiting.change)).toBeUndefined();
  await press(getButton(words.waiting.toInvoice));
  expect(order.save).toHaveBeenCalledWith({ placed: expect.objectContaining({ phase: 'chosen' }) });
  expect(call.mock.calls.map(([name]) => name)).not.toContain('reqandpay/cancelrequest');
});

it.each(['not-found', 'not-yours'] as const)('waits for nothing where the order is %s', async (key) => {
  call.mockRejectedValue(new CallError(key, { words: 'This order is gone.' }));
  expect(await show()).toContain('This order is gone.');
  await press(getButton(words.waiting.again));
  expect(order.goTo).toHaveBeenCalledWith(STEPS.preFactor);
});
