/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-page';
import { formatTomans } from '@/lib/i18n/formats';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import tip from '@/messages/en/tip.json';

import { TipCard } from './tip-card';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/leave-page', () => ({ leaveFor: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const render = createRender({ tip, errors, common });
const TERMS = {
  tip: null,
  canTip: true,
  lstOfferedRial: [480_000, 960_000, 1_440_000],
  leastRial: 100_000,
  mostRial: 50_000_000,
  walletRial: 1_000_000,
};

function answer(terms: object): void {
  call.mockImplementation(async (name) => {
    if (name === 'tip/gettip') return terms;
    return name === 'ipg/starttippayment' ? { redirectUrl: '/bank/', authority: 'a' } : { amountRial: 960_000 };
  });
}
const choose = (value: string) => {
  const radio = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);
  if (!radio) throw new Error(`${value} is not offered.`);
  return press(radio);
};
const listGiven = () => call.mock.calls.filter(([name]) => name !== 'tip/gettip');

beforeEach(() => {
  call.mockReset();
  answer(TERMS);
});
afterEach(() => unmount());

it('nothing is chosen at first, and nothing is given without a choice', async () => {
  await render(<TipCard taskId={50_001} />);
  await press(getButton(tip.none));
  expect(listGiven()).toEqual([]);
});

it('a tip that the wallet covers is given from it', async () => {
  await render(<TipCard taskId={50_001} />);
  await choose('960000');
  await press(getButton(tip.fromWallet.replace('{amount}', formatTomans(960_000, 'en'))));
  const key = { idempotencyKey: expect.any(String) };
  expect(listGiven()).toEqual([['tip/givetip', { taskid: 50_001, amountRial: 960_000 }, key]]);
});

it('a tip above the wallet is paid at the bank', async () => {
  await render(<TipCard taskId={50_001} />);
  await choose('1440000');
  await press(getButton(tip.atBank.replace('{amount}', formatTomans(1_440_000, 'en'))));
  expect(listGiven().map(([name]) => name)).toEqual(['ipg/starttippayment']);
  expect(leaveFor).toHaveBeenCalledWith('/bank/');
});

it('a tip that was given is told, and no other is offered', async () => {
  answer({ ...TERMS, canTip: false, tip: { amountRial: 480_000, givenAtMs: 0 } });
  await render(<TipCard taskId={50_001} />);
  expect(document.body.textContent).toContain(tip.given.replace('{amount}', formatTomans(480_000, 'en')));
  expect(document.querySelector('input')).toBeNull();
});

it('where no tip can be given there is nothing', async () => {
  answer({ ...TERMS, canTip: false });
  await render(<TipCard taskId={50_001} />);
  expect(document.body.textContent).toBe('');
});
