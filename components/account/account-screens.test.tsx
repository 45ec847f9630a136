/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, get, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { addDays, toTehranDate } from '@/lib/domain/jalali-date';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';

import { GiftCodeForm } from './gift-code-form';
import { MessagesScreen } from './messages-screen';
import { PasswordForm } from './password-form';
import { PersonalForm } from './personal-form';
import { SettingsScreen } from './settings-screen';
import { Statement } from './statement';
import { TopUpForm } from './top-up-form';
import type { Account } from './use-account';
import { VehicleForm } from './vehicle-form';
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
const person = {
  userId: 7,
  firstName: 'Sara',
  lastName: 'Ahmadi',
  mobileNo: '09120000001',
  email: null,
  birthDate: null,
  gender: null,
  nationalCode: null,
} as Account;
const text = () => document.body.textContent ?? '';
const render = createRender({ account, common });

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  query = '';
});
afterEach(() => unmount());

describe('the settings', () => {
  const stored = { isSendEmail: true, isSendInbox: true, isSendSMS: true, isSendNotify: true, promotionalSms: 'send' };

  it.each([
    ['isSendEmail', false],
    ['isSendInbox', false],
    ['isSendSMS', false],
    ['isSendNotify', false],
    ['promotionalSms', 'notSend'],
  ] as const)('[E-18] sends the one that was changed, and shows what became of it: %s', async (field, off) => {
    call.mockImplementation(async () => ({ userSettingLst: [stored], account: person }));
    await render(<SettingsScreen />);
    const { label } = account.settings[field];
    expect(get(HTMLInputElement, label).checked).toBe(true);
    await press(get(HTMLInputElement, label));
    expect(named('user/addusersetting')).toEqual([{ [field]: off }]);
    expect(get(HTMLInputElement, label).checked).toBe(false);
    expect(text()).toContain(account.settings.off);
  });

  it('[E-18] puts back the one that could not be saved, and leaves the others', async () => {
    call.mockImplementation(async (name, input) => {
      if (name === 'user/addusersetting' && JSON.stringify(input).includes('isSendEmail'))
        throw new CallError('network-failed');
      return { userSettingLst: [stored], account: person };
    });
    await render(<SettingsScreen />);
    await press(get(HTMLInputElement, 'SMS'));
    await press(get(HTMLInputElement, 'E-mail'));
    expect([get(HTMLInputElement, 'E-mail').checked, get(HTMLInputElement, 'SMS').checked]).toEqual([true, false]);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(common.networkFailed);
  });
});

describe('the details', () => {
  it('[E-01] are sent with Latin digits and the Gregorian day, once all is right', async () => {
    const onSaved = jest.fn();
    call.mockImplementation(async () => ({ account: person }));
    await render(<PersonalForm account={person} onSaved={onSaved} />);
    await enter(get(HTMLInputElement, 'National ID number'), '۰۶۸۴۱۵۹۴۱۵');
    await enter(get(HTMLSelectElement, 'Day'), '30');
    await enter(get(HTMLSelectElement, 'Month'), '12');
    await enter(get(HTMLSelectElement, 'Year'), '1404');
    await press(get(HTMLButtonElement, account.personal.save));
    expect(text()).toContain(account.personal.nationalCodeWrong);
    expect(text()).toContain(account.personal.birthDateWrong);
    expect(call).not.toHaveBeenCalled();
    await enter(get(HTMLInputElement, 'National ID number'), '۰۴۹۹۳۷۰۸۹۹');
    await enter(get(HTMLSelectElement, 'Day'), '29');
    await press(get(HTMLButtonElement, account.personal.save));
    expect(named('user/editprofile')).toEqual([
      {
        firstName: 'Sara',
        lastName: 'Ahmadi',
        email: null,
        birthDate: '2026-03-20',
        gender: null,
        nationalCode: '0499370899',
      },
    ]);
    expect(onSaved).toHaveBeenCalledWith(person);
  });

  it('[C-91] stay as they were typed when they were not taken, with the host’s words', async () => {
    call.mockRejectedValue(
      new CallError('invalid-input', {
        words: 'Something is wrong.',
        fields: [{ field: 'email', message: 'Not this one.' }],
      }),
    );
    await render(<PersonalForm account={person} onSaved={() => undefined} />);
    await enter(get(HTMLInputElement, 'E-mail'), 'sara@example.com');
    await press(get(HTMLButtonElement, account.personal.save));
    expect(text()).toContain('Something is wrong.');
    expect(text()).toContain('Not this one.');
    expect(get(HTMLInputElement, 'E-mail').value).toBe('sara@example.com');
  });

  it('[C-user] a password is checked before it leaves as a digest, and only the wrong old one is cleared', async () => {
    call.mockRejectedValue(new CallError('invalid-login', { words: 'no' }));
    await render(<PasswordForm account={{ userId: 7, mobileNo: '09120000001' }} />);
    await press(get(HTMLButtonElement, account.password.save));
    expect(text()).toContain(account.password.four);
    await enter(get(HTMLInputElement, account.password.old), '۱۲۳۴');
    await enter(get(HTMLInputElement, account.password.new), '1234');
    await press(get(HTMLButtonElement, account.password.save));
    expect(text()).toContain(account.password.same);
    expect(call).not.toHaveBeenCalled();
    await enter(get(HTMLInputElement, account.password.new), '4321');
    await press(get(HTMLButtonElement, account.password.save));
    expect(text()).toContain(account.password.trivial);
    expect(call).not.toHaveBeenCalled();
    await enter(get(HTMLInputElement, account.password.new), '5093');
    await press(get(HTMLButtonElement, account.password.save));
    expect(named('user/changepassword')).toEqual([
      { oldPassword: expect.stringMatching(/^[0-9a-f]{64}$/), newPassword: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(text()).toContain(account.password.wrong);
    expect([
      get(HTMLInputElement, account.password.old).value,
      get(HTMLInputElement, account.password.new).value,
    ]).toEqual(['', '5093']);
  });
});

it('[E-20] a plate leads from part to part, and each kind of vehicle keeps what was typed', async () => {
  const onSaved = jest.fn();
  call.mockImplementation(async () => ({ lstUserAuto: [] }));
  await render(<VehicleForm onSaved={onSaved} onClose={() => undefined} />);
  const { AUTOMOBILE, MOTORCYCLE } = account.vehicles.parts;
  await enter(get(HTMLInputElement, AUTOMOBILE.first), '۱۲');
  expect(document.activeElement).toBe(get(HTMLSelectElement, AUTOMOBILE.second));
  await press(get(HTMLButtonElement, account.vehicles.save));
  expect(text()).toContain(account.vehicles.wrong);
  const choose = (type: string) =>
    press(
      [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find((radio) => radio.value === type) ??
        document.body,
    );
  await choose('MOTORCYCLE');
  expect(get(HTMLInputElement, MOTORCYCLE.first).value).toBe('');
  await choose('AUTOMOBILE');
  await enter(get(HTMLSelectElement, AUTOMOBILE.second), 'ب');
  await enter(get(HTMLInputElement, AUTOMOBILE.third), '345');
  await enter(get(HTMLInputElement, AUTOMOBILE.fourth), '67');
  await press(get(HTMLButtonElement, account.vehicles.save));
  expect(named('user/adduserauto')).toEqual([{ vehicleType: 'AUTOMOBILE', plaque: '12-ب-345-67' }]);
  expect(onSaved).toHaveBeenCalled();
});

it('[E-19] messages come a page at a time, the unread ones marked', async () => {
  query = 'page=2';
  const message = {
    id: 7,
    title: 'Welcome',
    body: 'A gift',
    isSeen: false,
    createdAtMs: Date.parse('2026-11-21T08:00:00Z'),
  };
  call.mockImplementation(async () => ({
    userInboxLst: [message, { ...message, id: 8, title: 'Paid', isSeen: true }],
    inboxCount: 22,
  }));
  await render(<MessagesScreen />);
  expect(named('user/getuserinbox')).toEqual([{ inboxReadEnum: 'ALL', pageNumber: 1, pageSize: 20 }]);
  const rows = [...document.querySelectorAll('li')].map((row) => row.querySelector('a'));
  // The closing slash comes from the framework's configuration, which is not here.
  expect(rows.map((link) => [link?.getAttribute('href')?.replace(/\/$/, ''), link?.textContent])).toEqual([
    ['/en/user-profile/messages/7', 'Unread: Welcome'],
    ['/en/user-profile/messages/8', 'Paid'],
  ]);
  expect(text()).toContain('Page 2 of 2');
  expect([get(HTMLButtonElement, 'Newer').disabled, get(HTMLButtonElement, 'Older').disabled]).toEqual([false, true]);
});

describe('the wallet', () => {
  const line = {
    turnoverId: 9,
    accountEnum: 'CASH',
    turnoverKindEnum: 'PAYMENT',
    turnoverEnum: 'order-payment',
    amountRial: -960_000,
    balanceRial: 240_000,
    atMs: Date.parse('2026-11-21T08:00:00Z'),
    taskid: 50_001,
    reqcode: 'H-1',
  };
  const answer = { lstTurnover: [line], turnoverCount: 45, increaseRial: 1_200_000, decreaseRial: 960_000 };

  it('[E-05] [K-07] is asked for as number 1 in RIAL, and shown in its four parts; the credit for bids to those who work', async () => {
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

  it('[R-26] asks for the kind, the period and the page that stand in the address', async () => {
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
      '120,000\u00a0tomans',
      'Page 2 of 3',
    ])
      expect(text().replace(/\u200e/g, '')).toContain(words);
    expect(document.querySelector('li a')?.getAttribute('href')).toMatch(
      /^\/en\/my-order-list\/current_order\/?\?taskid=50001$/,
    );
  });

  it('[R-26] reads an address that is no filter as none', async () => {
    query = 'kind=EVERYTHING&days=1e9&page=-3';
    call.mockResolvedValue(answer);
    await render(<Statement />);
    expect(named('wallet/getturnover')).toEqual([{ pageNumber: 0, pageSize: 20 }]);
  });

  it('[R-26] says of an empty statement what will be there, of an empty filter how to see more, and of a failure why', async () => {
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

  it('[R-27] keeps the amount that the bank did not take, in Latin digits on the way out', async () => {
    call.mockImplementation(async (name) => {
      if (name === 'ipg/increasewallet') throw new CallError('payment-refused', { words: 'The bank refused it.' });
      return name === 'wallet/getaccountbalance' ? { balanceRial: 0 } : { lstIpg: [{ activeInIncreaseWallet: true }] };
    });
    await render(<TopUpForm />);
    await enter(get(HTMLInputElement, account.topUp.amount), '۱۲۰۰۰۰');
    await press(get(HTMLButtonElement, 'Pay 120,000\u00a0tomans at the bank'));
    expect(named('ipg/increasewallet')).toEqual([{ amountRial: 1_200_000 }]);
    expect(text()).toContain('The bank refused it.');
    expect(get(HTMLInputElement, account.topUp.amount).value).toBe('120,000');
  });

  it('[R-27] can be sent to the bank again by who came back from there without paying', async () => {
    call.mockImplementation(async (name) => {
      if (name === 'ipg/increasewallet') return { redirectUrl: '#bank' };
      return name === 'wallet/getaccountbalance' ? { balanceRial: 0 } : { lstIpg: [{ activeInIncreaseWallet: true }] };
    });
    await render(<TopUpForm />);
    await enter(get(HTMLInputElement, account.topUp.amount), '120000');
    const pay = () => get(HTMLButtonElement, 'Pay 120,000\u00a0tomans at the bank');
    await press(pay());
    expect(pay().getAttribute('aria-busy')).toBe('true');
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(pay().getAttribute('aria-busy')).toBeNull();
  });

  it('[R-27] [E-05] says how long to wait where the balance was asked for too often', async () => {
    call.mockRejectedValue(new CallError('TooMuchRequest', { words: 'Too often.', retryAfterSeconds: 42 }));
    await render(<WalletSummary hasBiddingCredit={false} />);
    const button = get(HTMLButtonElement, common.retryIn.replace('{seconds}', '42'));
    expect(button.disabled).toBe(true);
  });

  it('[E-15] [R-27] offers no bank where none takes top-ups', async () => {
    call.mockImplementation(async (name) =>
      name === 'wallet/getaccountbalance' ? { balanceRial: 0 } : { lstIpg: [{ activeInIncreaseWallet: false }] },
    );
    await render(<TopUpForm />);
    expect(text()).toContain(account.topUp.unavailable);
    expect(get(HTMLButtonElement, account.topUp.submit).disabled).toBe(true);
  });

  it('[R-27] keeps a gift code that was refused, with the reason', async () => {
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
