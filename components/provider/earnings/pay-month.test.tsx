/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import accounting from '@/messages/en/accounting.json';
import pay from '@/messages/en/pay.json';

import { PayMonth } from './pay-month';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ accounting, pay });

const month = {
  of: { year: 1405, month: 1 },
  lstJob: [
    {
      taskid: 1,
      reqcode: 'PK-1',
      atMs: Date.parse('2026-04-01T08:00:00Z'),
      priceRial: 9_600_000,
      commissionRial: 1_440_000,
      netRial: 8_160_000,
      place: 'in-run',
      workName: 'Regular cleaning',
      deliveryPlace: 'Vanak',
      untilMs: null,
    },
    {
      taskid: 2,
      reqcode: 'PK-2',
      atMs: Date.parse('2026-04-02T08:00:00Z'),
      priceRial: 13_600_000,
      commissionRial: 2_040_000,
      netRial: 11_560_000,
      place: 'awaiting',
      workName: 'Deep cleaning',
      deliveryPlace: 'Zafar',
      untilMs: Date.parse('2026-04-04T08:00:00Z'),
    },
  ],
  sums: { jobCount: 1, priceRial: 9_600_000, commissionRial: 1_440_000, netRial: 8_160_000 },
  lstAccount: [
    {
      accountEnum: 'PAYABLE',
      openRial: 500_000,
      closeRial: 5_660_000,
      lstLine: [
        { name: 'job-pay', amountRial: 8_160_000 },
        { name: 'payout', amountRial: -3_000_000 },
      ],
    },
    { accountEnum: 'BIDDING', openRial: 0, closeRial: 0, lstLine: [] },
  ],
};

beforeEach(async () => {
  call.mockReset();
  call.mockResolvedValue(month);
  await render(<PayMonth />);
});
afterEach(() => unmount());

it('a job of the month says what it cost, what is the provider’s, and where the money is', () => {
  const [settled, waiting] = [...document.querySelectorAll('li')].map((row) => row.textContent);
  for (const words of [
    'Regular cleaning',
    'Vanak',
    '960,000 minus 144,000',
    '816,000',
    accounting.month.places['in-run'],
  ])
    expect(settled).toContain(words);
  expect(waiting).toContain('Awaits until');
});

it('an account begins with a sum, ends with one, and has a line for what moved in between', () => {
  const rows = [...document.querySelectorAll('section')].map((section) =>
    [...section.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll(/[^\d−,-]/g, '')),
  );
  expect(rows).toEqual([
    ['50,000', '816,000', expect.stringMatching(/^[−-]300,000$/), '566,000'],
    ['0', '0'],
  ]);
  expect(document.body.textContent).toContain(pay.statement.names.payout);
  expect(document.querySelector('h4')?.textContent).toBe(accounting.month.accounts.PAYABLE);
});

it('a long month shows its first jobs, and all of them to who asks', async () => {
  const [job] = month.lstJob;
  const lstJob = Array.from({ length: 9 }, (_none, index) => ({ ...job, taskid: index + 1 }));
  call.mockResolvedValue({ ...month, lstJob });
  await press(getButton(accounting.month.later));
  expect(document.querySelectorAll('li')).toHaveLength(5);
  await press(getButton('All 9'));
  expect(document.querySelectorAll('li')).toHaveLength(9);
});

it('the month is a file to be read and one for a spreadsheet', () => {
  expect([...document.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'))).toEqual([
    '/api/documents/en/statement-1405-1.pdf',
    '/api/documents/en/statement-1405-1.csv',
  ]);
});

it('the month before Farvardin is Esfand of the year before', async () => {
  await press(getButton(accounting.month.earlier));
  expect(call.mock.lastCall?.slice(0, 2)).toEqual(['accounting/getpaymonth', { of: { year: 1404, month: 12 } }]);
});
