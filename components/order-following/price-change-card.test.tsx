/** @jest-environment jsdom */
import { createRender, findButton, getAlertText, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import { findOrderAwaitingMoney } from '@/lib/client/order-awaiting-money';
import { CallError } from '@/lib/contract/call-error';
import { PRICE_ANSWER_MS } from '@/lib/domain/constants/orders';
import common from '@/messages/en/common.json';
import words from '@/messages/en/price-change.json';
import units from '@/messages/en/units.json';

import { PriceChangeCard } from './price-change-card';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({}) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/leave-page', () => ({ leaveFor: jest.fn() }));
jest.mock('uuid', () => ({ v4: () => 'key' }));

type Change = NonNullable<TaskDetail['priceChange']>;

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'price-change': words, common, units });
const onChange = jest.fn();
const open: Change = {
  pricechangeid: 5,
  state: 'open',
  lines: [{ key: 'overtime', label: 'Overtime, 30 min', amountRial: 1_600_000 }],
  reason: 'The kitchen took longer',
  fileurl: '/api/file/uploads/3',
  oldRial: 9_600_000,
  newRial: 11_200_000,
  proposedAtMs: 0,
  answerDueAtMs: PRICE_ANSWER_MS,
  decidedAtMs: null,
  walletRial: 5_000_000,
  takesCash: true,
};
const show = async (more: Partial<Change> = {}, task: Partial<TaskDetail> = {}) => {
  const known = { taskid: 1, serverNowMs: 0, priceRial: 9_600_000, codFlag: 'deactive', ...task } as TaskDetail;
  await render(<PriceChangeCard task={known} change={{ ...open, ...more }} onChange={onChange} />);
  return document.body.textContent ?? '';
};
const choose = (value: string) => {
  const radio = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!radio) throw new Error(`There is no way called ${value}.`);
  return press(radio);
};

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  onChange.mockReset();
});
afterEach(unmount);

it('shows the price before, what is added, the new one, the difference, why and for how long', async () => {
  const text = await show();
  for (const part of ['960,000', 'Overtime, 30 min', '1,120,000', '160,000', 'The kitchen took longer', '30 min'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(part);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/file/uploads/3');
});

it('is approved by one press, out of the wallet or at the door', async () => {
  await show();
  await press(getButton(words.approve));
  expect(call).toHaveBeenLastCalledWith('pricechange/decidepricechange', {
    pricechangeid: 5,
    approve: true,
    way: 'wallet',
  });
  await choose('cash');
  await press(getButton(words.approve));
  expect(call.mock.lastCall?.[1]).toMatchObject({ way: 'cash' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('is paid by card as the order was, straight at the bank, which approves it', async () => {
  call.mockResolvedValue({ redirectUrl: 'https://bank.test/pay' });
  const sums = { bankRial: 9_600_000, dueRial: 0 } as TaskDetail['sums'];
  await show({}, { sums });
  await press(getButton(words.approveAtBank));
  expect(call.mock.calls.filter(([name]) => name !== 'boot/getpartners')).toEqual([
    ['ipg/startpricepayment', { pricechangeid: 5 }, { idempotencyKey: 'key' }],
  ]);
  expect(leaveFor).toHaveBeenCalledWith('https://bank.test/pay');
});

it('offers neither the bank nor a top-up where the site has no bank', async () => {
  call.mockResolvedValue({ takesBank: false });
  const sums = { bankRial: 9_600_000, dueRial: 0 } as TaskDetail['sums'];
  await show({ takesCash: false }, { sums });
  expect(document.querySelector('input[value="online"]')).toBeNull();
  await show({ walletRial: 0, takesCash: false }, { sums });
  expect([document.querySelector('a'), findButton(words.approveAtBank)]).toEqual([null, undefined]);
});

it('is refused by one press', async () => {
  await show();
  await press(getButton(words.refuse));
  expect(call).toHaveBeenLastCalledWith('pricechange/decidepricechange', {
    pricechangeid: 5,
    approve: false,
    way: null,
  });
});

it('leads to the bank with what the wallet lacks, and does not offer what cannot be', async () => {
  const cash = { codFlag: 'active', sums: { bankRial: 0, dueRial: 9_600_000 } as TaskDetail['sums'] } as const;
  expect(await show({ walletRial: 600_000, takesCash: false }, cash)).toContain('100,000');
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toContain('/increase-wallet/?need=1000000');
  link?.addEventListener('click', (event) => event.preventDefault());
  await press(link ?? document.body);
  expect(findOrderAwaitingMoney()).toBe(1);
  await press(getButton(words.refuse));
  expect(findOrderAwaitingMoney()).toBeNull();
  await show({ walletRial: 600_000, takesCash: false }, cash);
  expect(findButton(words.approve)).toBeUndefined();
  expect(findButton(words.refuse)).toBeDefined();
});

it('a lower price asks for no way to pay, and says that money comes back', async () => {
  expect(await show({ newRial: 8_000_000 })).toContain(words.less);
  expect(document.querySelector('input')).toBeNull();
  expect(await show({ newRial: 8_000_000 }, { codFlag: 'active' })).toContain(words.lessCash);
});

it('says what went wrong, and what became of it', async () => {
  await show();
  call.mockRejectedValue(new CallError('price-change-closed'));
  await press(getButton(words.approve));
  expect(getAlertText()).toContain(common.networkFailed);
  for (const state of ['approved', 'refused', 'lapsed', 'ended'] as const) {
    expect(await show({ state })).toContain('960,000');
    expect(findButton(words.approve)).toBeUndefined();
  }
});

it('says how many of the litres were delivered, and that one pays less, where nobody had to accept anything', async () => {
  const petrol = { litreVolume: 20, deliveredLitres: 15 } as TaskDetail['petrol'];
  const text = await show({ state: 'approved', newRial: 8_000_000 }, { petrol, priceRial: 8_000_000 });
  expect(text.replaceAll('\u00a0', ' ')).toBe('You pay less: 15 of 20 litres. The price is now 800,000 tomans.');
});
