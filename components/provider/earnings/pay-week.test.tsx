/** @jest-environment jsdom */
import { createRender, get, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import pay from '@/messages/en/pay.json';

import type { Pay } from './pay';
import { PayWeek } from './pay-week';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ pay });
const toText = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const text = () => toText(document.body);

const DAYS = ['28', '29', '30']
  .map((day) => `2026-11-${day}`)
  .concat(['01', '02', '03', '04'].map((day) => `2026-12-${day}`));
const toDay = (gDate: string, doneRial: number, bookedRial: number) => ({ gDate, doneRial, bookedRial, jobCount: 1 });
const week = {
  today: '2026-11-30',
  lstDay: DAYS.map((gDate, index) =>
    toDay(gDate, [14_960_000, 11_560_000, 8_160_000][index] ?? 0, [0, 0, 13_260_000, 8_160_000][index] ?? 0),
  ),
  usualRial: 30_000_000,
};
const standing = {
  unconfirmedRial: 19_720_000,
  lstPayout: [
    { state: 'requested', amountRial: 5_000_000 },
    { state: 'paid', amountRial: 7_000_000 },
  ],
} as unknown as Pay;

beforeEach(async () => {
  call.mockReset();
  call.mockResolvedValue(week);
  await render(<PayWeek pay={standing} />);
});
afterEach(() => unmount());

it('the week says what is done, what comes to it with booked work, and how it stands beside the weeks before', () => {
  expect(text()).toContain('3,468,000');
  expect(text()).toContain('5,610,000');
  expect(text()).toContain('16% above');
  expect(document.querySelectorAll('li')).toHaveLength(7);
  expect(toText(document.querySelector('li:nth-child(3)'))).toContain('816,000 tomans done, 1,326,000 tomans booked');
});

it('cells have today, what awaits the customers, and what was asked for and has not arrived', () => {
  expect([...document.querySelectorAll('dd')].map(toText)).toEqual([
    '816,000 tomans',
    '1,972,000 tomans',
    '500,000 tomans',
  ]);
});

it('the week before is one press away, and a week without work has no bar', async () => {
  call.mockResolvedValue({ ...week, lstDay: DAYS.map((gDate) => toDay(gDate, 0, 0)), usualRial: null });
  await press(get(HTMLButtonElement, pay.week.earlier));
  expect(call.mock.lastCall?.slice(0, 2)).toEqual(['accounting/getpayweek', { gDate: '2026-11-21' }]);
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
  expect(text()).toContain(pay.week.none);
});
