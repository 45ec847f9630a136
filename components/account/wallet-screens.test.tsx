/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, get, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';

import { GiftCodeForm } from './gift-code-form';
import { Statement } from './statement';
import { TopUpForm } from './top-up-form';
import { WalletSummary } from './wallet-summary';

let query = '';
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// An ES module, which Jest does not load.
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const named = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
const text = () => document.body.textContent ?? '';
const render = createRender({ account, common });

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  query = '';
});
afterEach(() => unmount());

describe('the wallet', () => {
  const line = {
    turnoverId: 9,
    accountEnum: 'CASH',
    turnoverKindEnum: 'PAYMENT',
    turnoverEnum: 'order-payment',
    amountRial: -960_000,
    balanceRial: 240_000,
    atMs: Date.parse('2026-11-21T08:00:00Z'),
    payoutStateEnum: null,
    taskid: 50_001,
    reqcode: 'H-1',
  };
  const answer = {
    lstTurnover: [line],
    turnoverCount: 45,
    increaseRial: 1_200_000,
    decreaseRial: 960_000,
    topUpRial: 1_000_000,
  };

  it('is asked for as number 1 in RIAL, and shown in its four parts; the credit for bids to those who work', async () => {
    call.mockResolvedValue({
      balanceGiftCredit: 200_000,
      biddingCreditBalance: 0,
      balance: 5_000_001,
      balanceRial: 50_000_010,
    });
    await render(<WalletSummary hasBiddingCredit={false} />);
    expect(named('wallet/getaccountbalance')).toEqual([{ merchantId: 1, currencyEnum: 'RIAL' }]);
    const { bidding, gift, rials } = account.overview;
    for (const words of ['5,000,001\u00a0tomans', rials.replace('{amount}', '50,000,010'), gift, '20,000\u00a0tomans'])
      expect(text()).toContain(words);
    expect(text()).not.toContain(bidding);
    await unmount();
    await render(<WalletSummary hasBiddingCredit />);
    expect(text()).toContain(bidding);
  });

  it('asks for the kind, the period and the page that stand in the address', async () => {
    query = 'kind=PAYMENT&days=30&page=2';
    call.mockResolvedValue(answer);
    await render(<Statement />);
    expect(named('wallet/getturnover')).toEqual([
      { pageNumber: 1, pageSize: 20, turnoverKindEnum: 'PAYMENT', fromDate: addDays(toTehranDate(Date.now()), -29) },
    ]);
    for (const words of [
      'Payment for an order',
      '−96,000\u00a0tomans',
      'Wallet, balance 24,000\u00a0tomans',
      'Order H-1',
      `${account.wallet.topUps}100,000\u00a0tomans`,
      `${account.wallet.in}20,000\u00a0tomans`,
      'Page 2 of 3',
    ])
      expect(text().replace(/\u200e/g, '')).toContain(words);
    expect(document.querySelector('li a')?.getAttribute('href')).toMatch(
      /^\/en\/my-order-list\/current_order\/?\?taskid=50001$/,
    );
  });

  it('reads an address that is no filter as none', async () => {
    query = 'kind=EVERYTHING&days=1e9&page=-3';
    call.mockResolvedValue(answer);
    await render(<Statement />);
    expect(named('wallet/getturnover')).toEqual([{ pageNumber: 0, pageSize: 20 }]);
  });

  it('says of an empty statement what will be there, of an empty filter how to see more, and of a failure why', async () => {
    call.mockResolvedValue({ ...answer, lstTurnover: [], turnoverCount: 0 });
    await render(<Statement />);
    expect(text()).toContain(account.wallet.empty.title);
    await unmount();
    query = 'kind=GIFT';
    await render(<Statement />);
    expect(text()).toContain(account.wallet.noneFound.action);
    await unmount();
    call.mockRejectedValue(new CallError('service-unavailable', { words: 'Not for a moment.' }));
    await render(<Statement />);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Not for a moment.');
    expect(get(HTMLButtonElement, common.retry)).toBeTruthy();
  });

  it('keeps the amount that the bank did not take, in Latin digits on the way out', async () => {
    call.mockImplementation(async (name) => {
      if (name === 'ipg/increasewallet') throw new CallError('payment-refused', { words: 'The bank refused it.' });
      return name === 'wallet/getaccountbalance' ? { balanceRial: 0 } : {};
    });
    await render(<TopUpForm />);
    await enter(get(HTMLInputElement, account.topUp.amount), '۱۲۰۰۰۰');
    await press(get(HTMLButtonElement, 'Pay 120,000\u00a0tomans at the bank'));
    expect(named('ipg/increasewallet')).toEqual([{ amountRial: 1_200_000 }]);
    expect(text()).toContain('The bank refused it.');
    expect(get(HTMLInputElement, account.topUp.amount).value).toBe('120000');
  });

  it('asks where to pay while two banks fill a wallet, and sends the chosen one', async () => {
    const toBank = (ipgId: number, ipgPersianName: string) => ({
      ipgId,
      ipgPersianName,
      ipgIconURL: '/icons/gateways/bank.svg',
      showOrder: ipgId,
      activeInIncreaseWallet: ipgId < 5,
    });
    call.mockImplementation(async (name) => {
      if (name === 'ipg/increasewallet') return { redirectUrl: '#bank' };
      if (name !== 'config/getavailableipgnew') return { balanceRial: 0 };
      return { lstIpg: [toBank(4, 'With Zibal'), toBank(1, 'With Zarinpal'), toBank(5, 'Cash')] };
    });
    await render(<TopUpForm />);
    expect(text()).toMatch(/With Zarinpal.*With Zibal/);
    expect(text()).not.toContain('Cash');
    await enter(get(HTMLInputElement, account.topUp.amount), '120000');
    const other = document.querySelector<HTMLInputElement>('input[value="4"]');
    if (!other) throw new Error('There is no second bank.');
    await press(other);
    await press(get(HTMLButtonElement, 'Pay 120,000\u00a0tomans at the bank'));
    expect(named('ipg/increasewallet')).toEqual([{ amountRial: 1_200_000, ipgId: 4 }]);
  });

  it('can be sent to the bank again by who came back from there without paying', async () => {
    call.mockImplementation(async (name) => {
      if (name === 'ipg/increasewallet') return { redirectUrl: '#bank' };
      return name === 'wallet/getaccountbalance' ? { balanceRial: 0 } : {};
    });
    await render(<TopUpForm />);
    await enter(get(HTMLInputElement, account.topUp.amount), '120000');
    const pay = () => get(HTMLButtonElement, 'Pay 120,000\u00a0tomans at the bank');
    await press(pay());
    expect(pay().getAttribute('aria-busy')).toBe('true');
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(pay().getAttribute('aria-busy')).toBeNull();
  });

  it('says how long to wait where the balance was asked for too often', async () => {
    call.mockRejectedValue(new CallError('TooMuchRequest', { words: 'Too often.', retryAfterSeconds: 42 }));
    await render(<WalletSummary hasBiddingCredit={false} />);
    const button = get(HTMLButtonElement, common.retryIn.replace('{seconds}', '42'));
    expect(button.disabled).toBe(true);
  });

  it('asks for no amount where the site has no bank', async () => {
    call.mockImplementation(async (name) =>
      name === 'boot/getpartners' ? { takesBank: false, sendsSms: true, sendsMail: true } : { balanceRial: 0 },
    );
    await render(<TopUpForm />);
    expect(text()).toBe(account.topUp.unavailable);
  });

  it('keeps a gift code that was refused, with the reason', async () => {
    call.mockRejectedValue(new CallError('gift-not-valid', { words: 'No such gift.' }));
    await render(<GiftCodeForm />);
    await press(get(HTMLButtonElement, account.giftCode.submit));
    expect(text()).toContain(account.giftCode.required);
    await enter(get(HTMLInputElement, account.giftCode.label), ' pelak50 ');
    await press(get(HTMLButtonElement, account.giftCode.submit));
    expect(named('gift/redeemgift')).toEqual([{ giftCode: 'pelak50' }]);
    expect(text()).toContain('No such gift.');
    expect(get(HTMLInputElement, account.giftCode.label).value).toBe(' pelak50 ');
  });
});
