/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { PRICE_ANSWER_MS } from '@/lib/domain/constants/orders';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import words from '@/messages/en/price-change.json';
import smsLink from '@/messages/en/sms-link.json';
import units from '@/messages/en/units.json';

import { PriceLinkScreen } from './price-link-screen';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({}) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/leave-page', () => ({ leaveFor: jest.fn() }));
jest.mock('uuid', () => ({ v4: () => 'key' }));

type LinkedPrice = CallAnswer<'pricechange/getbylink'>;

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object, options?: object]>;
const render = createRender({ 'price-change': words, 'sms-link': smsLink, common, errors, units });
const open: LinkedPrice = {
  state: 'open',
  taskid: 7,
  reqcode: '123456',
  serviceName: 'Cleaning',
  serviceTypeName: 'Regular cleaning',
  kind: 'cleaning',
  gradeName: '',
  lines: [{ key: 'overtime-hour', label: 'Overtime, 30 min', amountRial: 1_600_000 }],
  reason: 'The kitchen took longer',
  hasPhoto: false,
  oldRial: 9_600_000,
  newRial: 11_200_000,
  isCashOrder: false,
  way: 'wallet',
  answerDueAtMs: PRICE_ANSWER_MS,
  serverNowMs: 0,
};
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const show = async (more: Partial<LinkedPrice> = {}, redirectUrl: string | null = null) => {
  call.mockImplementation(async (name) => (name === 'pricechange/getbylink' ? { ...open, ...more } : { redirectUrl }));
  await render(<PriceLinkScreen priceKey="5-abc" />);
  return text();
};
const decisions = () => call.mock.calls.filter(([name]) => name === 'pricechange/decidebylink');

beforeEach(() => {
  call.mockReset();
  jest.mocked(leaveFor).mockReset();
});
afterEach(unmount);

it('shows the old price, what is added, the new one, why, for how long and what approving takes', async () => {
  const shown = await show();
  for (const part of [
    'Regular cleaning',
    '960,000',
    'Overtime, 30 min',
    '1,120,000',
    'The kitchen took longer',
    '30 min',
  ])
    expect(shown).toContain(part);
  expect(shown).toContain('Approving takes 160,000 tomans from the wallet');
});

it.each([
  ['approves', words.approve, true],
  ['refuses', words.refuse, false],
])('%s with one tap, by the key of the link', async (_does, label, approve) => {
  await show();
  await press(getButton(label));
  expect(decisions()).toEqual([
    ['pricechange/decidebylink', { priceKey: '5-abc', approve }, { idempotencyKey: 'key' }],
  ]);
  expect(leaveFor).not.toHaveBeenCalled();
});

it('goes to the bank where the order was paid there, and says that the payment approves', async () => {
  expect(await show({ way: 'online' }, 'https://bank.example/1')).toContain('The price is approved once it is paid.');
  await press(getButton(words.approveAtBank));
  expect(leaveFor).toHaveBeenCalledWith('https://bank.example/1');
});

it('offers no approval that nothing could pay, and leads to the order', async () => {
  await show({ way: null });
  expect(findButton(words.approve)).toBeUndefined();
  expect(findButton(words.refuse)).toBeTruthy();
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/en/my-order-list/current_order/?taskid=7');
});

it('says of a lower price what goes back, and needs no way to pay', async () => {
  expect(await show({ newRial: 8_000_000, way: null })).toContain('160,000 tomans go back.');
  expect(findButton(words.approve)).toBeTruthy();
});

it.each(['approved', 'refused', 'lapsed', 'ended'] as const)('after its end says how: %s', async (state) => {
  const shown = await show({ state, lines: [], reason: '' });
  const known = words.link.ended[state].replace('{old}', '960,000 tomans').replace('{new}', '1,120,000 tomans');
  expect(shown).toContain(known);
  expect(document.querySelector('button')).toBeNull();
});

it('says of a wrong key that it opens nothing, and leads to the orders', async () => {
  call.mockRejectedValue(new CallError('not-found'));
  await render(<PriceLinkScreen priceKey="5-wrong" />);
  expect(text()).toContain(smsLink.gone);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/en/my-order-list/');
});
