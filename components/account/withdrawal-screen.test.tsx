/** @jest-environment jsdom */
import { createRender, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import account from '@/messages/en/account.json';
import banks from '@/messages/en/banks.json';
import common from '@/messages/en/common.json';
import pay from '@/messages/en/pay.json';
import withdrawal from '@/messages/en/withdrawal.json';

import { EraseDialog } from './erase-dialog';
import { WithdrawalScreen } from './withdrawal-screen';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));
// The only dialog of the screen, without its wait.
jest.mock('next/dynamic', () => () => jest.requireActual('@/components/shared/ask-dialog').AskDialog);
// An ES module, which Jest does not load.
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const named = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
const text = () => document.body.textContent ?? '';
const render = createRender({ account, banks, common, pay, withdrawal });

const standing: CallAnswer<'payout/getwithdrawals'> = {
  ownRial: 1_234_567,
  availableRial: 1_234_567,
  dueDate: '2026-12-05',
  sheba: 'IR820120102680020817909002',
  bankCode: '012',
  isOwnerConfirmed: true,
  obstacle: null,
  obstacleEndsAtMs: null,
  lstPayout: [],
};
const show = async (change: Partial<typeof standing> = {}) => {
  call.mockReset();
  call.mockImplementation(async (name) => (name === 'payout/getwithdrawals' ? { ...standing, ...change } : {}));
  await render(<WithdrawalScreen />);
};
afterEach(() => unmount());

describe('the page of the own money', () => {
  it('begins with all of it and asks once, with the bank and the day; single rials of all of it go as well', async () => {
    await show();
    await press(get(HTMLFormElement, pay.balance.submit).querySelector('button') ?? document.body);
    expect(named('payout/requestwithdrawal')).toEqual([]);
    const dialog = document.querySelector('[role="dialog"]')?.textContent ?? '';
    expect(dialog).toContain(banks['012']);
    expect(dialog).toContain('Saturday');
    await press(getButton(pay.balance.sure));
    expect(named('payout/requestwithdrawal')).toEqual([{ amountRial: 1_234_567 }]);
  });

  it('says what holds the money back, in place of a form', async () => {
    await show({ obstacle: 'sheba-changed', obstacleEndsAtMs: Date.parse('2026-12-01T08:00:00Z'), availableRial: 0 });
    expect(text()).toContain('nothing leaves the wallet until');
    expect(document.querySelector('form')).toBeNull();
    await unmount();
    await show({ ownRial: 0, availableRial: 0 });
    expect(text()).toContain(withdrawal.nothing);
  });

  it('says of one that the bank returned why, and what to do', async () => {
    const returned = {
      payoutid: 1,
      amountRial: 1_000_000,
      state: 'returned' as const,
      method: 'paya' as const,
      sheba: standing.sheba ?? '',
      requestedAtMs: Date.parse('2026-11-28T08:00:00Z'),
      dueDate: '2026-12-05',
      settledAtMs: Date.parse('2026-11-29T08:00:00Z'),
      returnReason: 'Closed',
      isSentAgain: false,
    };
    await show({
      lstPayout: [
        { ...returned, returnCode: 'AC04' },
        { ...returned, payoutid: 2, returnCode: 'TM01' },
        { ...returned, payoutid: 3, state: 'requested', returnCode: null, returnReason: null },
      ],
    });
    for (const words of [pay.payouts.reasons.AC04, withdrawal.returned.account, withdrawal.returned.again, 'Closed'])
      expect(text()).toContain(words);
    expect(text()).toMatch(/Planned for the transfers of Saturday/);
    expect(text()).not.toContain('The sum goes again by itself');
    await unmount();
    await show({ ownRial: 0, lstPayout: [{ ...returned, returnCode: 'TM01', isSentAgain: true }] });
    expect(text()).toContain('The sum goes again by itself');
    expect(text()).not.toContain(withdrawal.returned.account);
    await unmount();
    await show({ obstacle: 'sheba-blocked', lstPayout: [{ ...returned, returnCode: 'TM01' }] });
    expect(text()).toContain(withdrawal.returned.account);
  });
});

it('the dialog that erases an account leads to where each part of the money is sent to the bank', async () => {
  call.mockReset();
  call.mockResolvedValue({
    isErased: false,
    openOrderCount: 0,
    isPaymentUnderWay: false,
    isPayoutUnderWay: true,
    balanceRial: 3_000_000,
    walletRial: 1_000_000,
    payableRial: 2_000_000,
    creditRial: 0,
    balanceGiftCredit: 0,
    isLastOperator: false,
  });
  await render(<EraseDialog mobile="09120000001" onClose={() => undefined} />);
  const paths = [...document.querySelectorAll('a')].map((link) => new URL(link.href).pathname);
  expect(paths).toEqual(['/en/user-profile/withdrawal/', '/en/pelakman/earnings/']);
  expect(text()).toContain(account.personalData.erase.payout);
  expect(document.querySelector('form')).toBeNull();
});
