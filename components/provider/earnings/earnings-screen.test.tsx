/** @jest-environment jsdom */
import { createRender, enter, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { saveTextFile } from '@/lib/client/save-text-file';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import account from '@/messages/en/account.json';
import banks from '@/messages/en/banks.json';
import common from '@/messages/en/common.json';
import pay from '@/messages/en/pay.json';

import { CreditCard } from './credit-card';
import { EarningsScreen } from './earnings-screen';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/save-text-file', () => ({ saveTextFile: jest.fn() }));
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('../use-provider-call', () => ({ useProviderCall: jest.requireActual('@/lib/client/use-call').useCall }));
// Their own tests have them.
jest.mock('./pay-week', () => ({ PayWeek: () => null }));
jest.mock('./pay-month', () => ({ PayMonth: () => null }));
jest.mock('./certificate-card', () => ({ CertificateCard: () => null }));
// The only dialog of the screen, without its wait.
jest.mock('next/dynamic', () => () => jest.requireActual('@/components/shared/ask-dialog').AskDialog);
// An ES module, which Jest does not load.
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const named = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
const text = () => document.body.textContent ?? '';
const render = createRender({ account, banks, common, pay });

const MELLAT_SHEBA = 'IR820120102680020817909002';
const line = {
  lineId: 9,
  accountEnum: 'PAYABLE',
  kind: 'JOB',
  name: 'job-pay',
  amountRial: 8_160_000,
  balanceRial: 8_160_000,
  commissionRial: 1_440_000,
  atMs: Date.parse('2026-11-21T08:00:00Z'),
  taskid: 50_001,
  // Made up: no order is called so, and a file is not to depend on it.
  reqcode: '=H-1',
};
const payout = { ...line, lineId: 8, kind: 'PAYOUT', name: 'payout', amountRial: -8_160_000, balanceRial: 0 };
const sums = {
  lineCount: 2,
  increaseRial: 8_160_000,
  decreaseRial: 8_160_000,
  topUpRial: 160_000,
  commissionRial: 1_440_000,
};
const payouts = {
  payableRial: 8_160_000,
  availableRial: 8_160_000,
  waitingRial: 0,
  unconfirmedRial: 0,
  biddingCreditRial: 0,
  sheba: MELLAT_SHEBA,
  bankCode: '012',
  isOwnerConfirmed: true,
  obstacle: null,
  obstacleEndsAtMs: null,
  dueDate: '2026-12-05',
  lstPayout: [],
};

/** The statement as the server has it: the filter decides, and the second line comes with a second call. */
function answerStatement(input: { kind?: string; beforeId?: number | null }) {
  const lines = [line, payout].filter(({ kind }) => input.kind === undefined || kind === input.kind);
  const rest = lines.filter(({ lineId }) => typeof input.beforeId !== 'number' || lineId < input.beforeId);
  return { lstLine: rest.slice(0, 1), nextBeforeId: rest.length > 1 ? rest[0]?.lineId : null, sums };
}

let payable = 0;

beforeEach(async () => {
  payable = payouts.payableRial;
  jest.mocked(saveTextFile).mockReset();
  call.mockReset();
  call.mockImplementation(async (name, input) =>
    name === 'payout/getstatement'
      ? answerStatement(input as object)
      : name === 'payout/getpayouts'
        ? { ...payouts, payableRial: payable }
        : {},
  );
  await render(<EarningsScreen />);
});
afterEach(() => unmount());

async function savesTheFile(): Promise<string[]> {
  await press(getButton(pay.statement.csv));
  const [name, contentType, saved = ''] = jest.mocked(saveTextFile).mock.calls.at(-1) ?? [];
  expect([name, contentType, saved[0]]).toEqual(['pelakfan-pay.csv', 'text/csv;charset=utf-8', '\ufeff']);
  return saved.slice(1).split('\r\n');
}

function getChip(name: string): HTMLElement {
  const chip = [...document.querySelectorAll('label')].find((label) => label.textContent === name);
  if (!chip) throw new Error(`There is no chip "${name}".`);
  return chip;
}

const HEADER = 'Day,What,Account,Order,Amount (tomans),Commission (tomans),Balance (tomans)';
const JOB = "2026-11-21,Earnings of a job,Earnings,'=H-1,816000,144000,816000";
const PAYOUT = "2026-11-21,Payout,Earnings,'=H-1,-816000,144000,0";

describe('a provider’s earnings', () => {
  it('the file has every line under its header, from as many calls as it takes, and no formula', async () => {
    expect(await savesTheFile()).toEqual([HEADER, JOB, PAYOUT]);
  });

  it('the file has the lines of the kind and the days that are chosen, and no other', async () => {
    await press(getChip(pay.statement.kinds.PAYOUT));
    await enter(get(HTMLSelectElement, pay.statement.period), '30');
    expect(await savesTheFile()).toEqual([HEADER, PAYOUT]);
    expect(named('payout/getstatement').at(-1)).toMatchObject({
      kind: 'PAYOUT',
      fromDate: addDays(toTehranDate(Date.now()), -29),
      pageSize: 50,
    });
  });

  it('the bank is named as the Sheba says it, and the pay is had on demand', async () => {
    expect(text()).toContain(banks['012']);
    await press(getButton(pay.balance.sooner));
    await press(get(HTMLFormElement, pay.balance.submit).querySelector('button') ?? document.body);
    // It is asked once, with the sum, the bank and the day, before anything moves.
    expect(named('payout/requestpayout')).toEqual([]);
    const dialog = document.querySelector('[role="dialog"]')?.textContent ?? '';
    expect(dialog).toMatch(/Pay out 816,000/);
    expect(dialog).toContain(banks['012']);
    expect(dialog).toContain('Saturday');
    const statements = named('payout/getstatement').length;
    payable = 0;
    await press(getButton(pay.balance.sure));
    expect(named('payout/requestpayout')).toEqual([{ amountRial: 8_160_000 }]);
    expect(text()).toMatch(/816,000.tomans is queued for/);
    // The statement is read anew at once.
    expect(named('payout/getstatement').length).toBe(statements + 1);
  });
});

it('the credit is topped up at no bank where the site has none, and says what to do instead', async () => {
  call.mockImplementation(async () => ({ takesBank: false }));
  await render(<CreditCard creditRials={5_000_000} />);
  expect(text()).toContain('500,000');
  expect(text()).toContain(pay.credit.unavailable);
  expect(document.querySelector('form')).toBeNull();
});
