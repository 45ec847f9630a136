/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, getAlertText, getButton, getInput, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import { CallError } from '@/lib/contract/call-error';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';
import { STEPS } from '@/lib/funnel/steps';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';
import words from '@/messages/en/order.json';
import units from '@/messages/en/units.json';

import { OrderProvider, type Order } from '../state/order-context';
import { PreInvoiceQuestion } from './pre-invoice';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/leave-page', () => ({ leaveFor: jest.fn() }));
jest.mock('uuid', () => ({ v4: () => 'a key' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object, options?: object]>;
const render = createRender(fillNumbers({ order: words, account, common, units }, 'en'));
const NOON_BEFORE_MS = Date.UTC(2026, 10, 27, 8, 30);
const answered = {
  ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }),
  srvcattypeid: 301,
  detailsMode: 'hours',
  cleaningHours: 3,
  needHours: 3,
  visitHours: 3,
  locationid: 1001,
  deliveryaddrid: 11,
  gDate: '2026-11-28',
  deliverytimeid: 9,
  startHour: 9,
  workerUserId: 2,
  providerName: 'Maryam',
  priceRial: 8_600_000,
  usesGift: true,
} satisfies Partial<OrderDraft>;
const price = {
  lines: [
    { key: 'work', label: 'Cleaning, 3 hours', amountRial: 9_000_000 },
    { key: 'travel', label: 'Travel', amountRial: 600_000 },
  ],
  priceRial: 9_600_000,
  giftRial: 1_000_000,
  walletRial: 0,
  payableRial: 8_600_000,
  discountRial: 0,
  needHour: 3,
};
const placed = {
  reqid: 7,
  taskid: 50_001,
  reqcode: 'PF-7',
  payableRial: price.payableRial,
  paymentExpiresAtMs: 900_000,
  state: 'PENDING_PAYMENT',
};
const BANK = { ipgId: 1, ipgName: 'ZARINPAL', ipgPersianName: 'زرین‌پال', activeInFunnel: true };
const WALLET = { ipgId: 2, ipgName: 'PELAKWALLET', ipgPersianName: 'کیف پول', activeInFunnel: true };
const CASH = { ipgId: 3, ipgName: 'COD', ipgPersianName: 'نقدی', activeInFunnel: true };

const order = {
  save: jest.fn(),
  goTo: jest.fn(),
  finish: jest.fn(),
  answer: jest.fn(),
  clear: jest.fn(),
  setFailure: jest.fn(),
};
const refresh = jest.fn();

async function show(more: Partial<OrderDraft> = {}, answer: Partial<typeof price> | null = {}): Promise<string> {
  const draft = { ...answered, ...more };
  const known = {
    ...order,
    draft,
    kind: 'cleaning',
    service: { categoryId: 3, kind: 'cleaning', types: [], grades: [], activeCityIds: [1] },
    walk: { flow: KINDS.cleaning.flow, facts: {}, draft },
    price: { answer: answer && { ...price, ...answer }, isLoading: false, error: null, refresh },
    question: 'pre-invoice',
    cleared: [],
    clearedBy: 'change',
    hasMoved: false,
    isEdit: false,
    failure: null,
    followedTaskId: null,
  };
  await render(
    <OrderProvider order={known as unknown as Order}>
      <PreInvoiceQuestion />
    </OrderProvider>,
  );
  // The lower part comes a moment after the upper one.
  await act(async () => undefined);
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
}
const choose = (ipgId: number) => {
  const radio = document.querySelector<HTMLInputElement>(`input[value="${ipgId}"]`);
  if (!radio) throw new Error(`There is no way ${ipgId}.`);
  return press(radio);
};
/** The act, with the sum once that is known. */
const getAct = () => {
  const isAct = ({ textContent }: Element) => textContent?.startsWith(words.invoice.placeAndPay);
  const act = [...document.querySelectorAll('button')].find(isAct);
  if (!act) throw new Error('There is no act.');
  return act;
};
const listPlaced = () => call.mock.calls.filter(([name]) => name === 'clean/addcleanrequest');

let answers: Record<string, () => unknown>;
beforeEach(() => {
  jest.useFakeTimers({ now: NOON_BEFORE_MS, doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'nextTick'] });
  jest.clearAllMocks();
  answers = {
    'config/getavailableipgnew': () => ({ lstIpg: [BANK, WALLET, CASH] }),
    'wallet/getaccountbalance': () => ({ balanceRial: 0, balanceGiftCredit: 1_000_000 }),
    'serviceprovider/workeravailablity': () => ({ isAvailable: true }),
    'serviceprovider/filterserviceprovider': () => ({ lstServiceProvider: [], nextCursor: null, earliest: null }),
    'clean/addcleanrequest': () => placed,
    'ipg/startpayment': () => ({ redirectUrl: 'https://bank.test/pay' }),
  };
  call.mockImplementation(async (name) => answers[name]?.() ?? {});
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it('has every line of the price, what the gift pays of it, and the sum that is left', async () => {
  const text = await show();
  for (const part of ['Cleaning, 3 hours', '900,000', 'Travel', '60,000', words.invoice.gift, '100,000', '860,000'])
    expect(text).toContain(part);
});

it('two banks have the names and pictures of the wire, in its order', async () => {
  const toBank = (ipgId: number, ipgPersianName: string, showOrder: number) => ({
    ...BANK,
    ipgId,
    ipgPersianName,
    ipgIconURL: `/icons/gateways/bank-${ipgId}.svg`,
    showOrder,
  });
  answers['config/getavailableipgnew'] = () => ({
    lstIpg: [
      toBank(1, 'Online with Zarinpal', 2),
      toBank(4, 'Online with Zibal', 1),
      { ...toBank(5, 'Closed', 3), activeInFunnel: false },
    ],
  });
  const text = await show();
  expect(text).toContain('Online with Zarinpal');
  expect(text.indexOf('Online with Zibal')).toBeLessThan(text.indexOf('Online with Zarinpal'));
  expect(text).not.toContain('Closed');
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(['/icons/gateways/bank-4.svg', '/icons/gateways/bank-1.svg']);
});

it('places the order once, with the sum that was seen, and goes to the bank', async () => {
  await show();
  await press(getAct());
  expect(listPlaced()).toHaveLength(1);
  expect(listPlaced()[0]?.[1]).toMatchObject({ ipgId: BANK.ipgId, priceRial: price.payableRial });
  expect(listPlaced()[0]?.[2]).toEqual({ idempotencyKey: 'a key' });
  expect(leaveFor).toHaveBeenCalledWith('https://bank.test/pay');
  expect(order.goTo).toHaveBeenCalledWith(STEPS.orderProcess);
});

it('waits where the bank could not be opened: the order stands, and is not placed again', async () => {
  const refusal = new CallError('bank-unreachable', { words: 'The bank does not answer.' });
  answers['ipg/startpayment'] = () => Promise.reject(refusal);
  await show();
  await press(getAct());
  expect(order.setFailure).toHaveBeenCalledWith(refusal);
  expect(order.save).toHaveBeenCalledWith({ placed: expect.objectContaining({ phase: 'paying' }), attempt: null });
  expect(leaveFor).not.toHaveBeenCalled();
});

it('asks for the price again where it is another by now, and sends nothing to a bank', async () => {
  answers['clean/addcleanrequest'] = () =>
    Promise.reject(new CallError('price-changed', { words: 'The price is another now.' }));
  await show();
  await press(getAct());
  expect(getAlertText()).toContain('The price is another now.');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(leaveFor).not.toHaveBeenCalled();
});

it('cannot be sent before the price is known', async () => {
  await show({}, null);
  expect(getAct().disabled).toBe(true);
});

it('offers cash to nobody whose professional takes none, nor for somebody else, and says why', async () => {
  expect(await show({ providerTakesCash: false })).toContain(words.payment.reasons['cash-not-taken']);
  await unmount();
  expect(await show({ recipient: { name: 'Sara Karimi', mobile: '09121234567', locale: 'en' } })).toContain(
    words.payment.reasons['cash-for-another'],
  );
});

it('has the wallet as one switch that pays what it can, and beside it the card and cash for the rest', async () => {
  answers['wallet/getaccountbalance'] = () => ({ balanceRial: 500_000, balanceGiftCredit: 0 });
  await show({}, { walletRial: 500_000, payableRial: 9_100_000 });
  const values = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ value }) => value);
  expect(values).toEqual([String(BANK.ipgId), String(CASH.ipgId)]);
  const wallet = getInput(words.invoice.useWallet);
  expect(wallet.getAttribute('role')).toBe('switch');
  await press(wallet);
  expect(order.answer).toHaveBeenCalledWith({ usesWallet: true });
  await choose(CASH.ipgId);
  expect(order.answer).toHaveBeenCalledWith({ ipgId: CASH.ipgId, paymentWay: 'cash' });
});

it('the act names the sum, and beside it stand the answer, the visit and the held money with their times', async () => {
  const text = await show();
  expect(getAct().textContent?.replaceAll('\u00a0', ' ')).toBe('Order and pay 860,000 tomans');
  for (const part of ['Today, by 16:00', 'Maryam', 'Tomorrow, 09:00', '48 hours after the work', 'We hold the money'])
    expect(text).toContain(part);
  await choose(CASH.ipgId);
  await show({ ipgId: CASH.ipgId, paymentWay: 'cash' });
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('Order, pay 860,000 tomans in cash');
});

it('asks for no way to pay where gift and wallet cover everything', async () => {
  const text = await show({}, { giftRial: 9_600_000, payableRial: 0 });
  expect(text).toContain(words.payment.covered);
  expect(getButton(words.invoice.place).disabled).toBe(false);
});
