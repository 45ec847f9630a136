/** @jest-environment jsdom */
import { createRender, findButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import order from '@/messages/en/order.json';
import orders from '@/messages/en/order-following.json';
import words from '@/messages/en/series.json';

import { SeriesScreen } from './series-screen';
import type { OwnSeries } from './use-series-act';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ common, errors, order, 'order-following': orders, series: words });

const visit = {
  deliverytimeid: 10,
  isSkipped: false,
  taskid: null,
  order: null,
  acts: ['skip', 'move'] as OwnSeries['lstVisit'][number]['acts'],
  calendar: { uid: 'series-4-2026-11-28@pelakfan', sequence: 2 },
  conflict: null,
};
const series: OwnSeries = {
  seriesid: 4,
  state: 'active',
  plan: 'weekly',
  weekdays: [6, 1],
  everyWeeks: 1,
  merchantId: 2,
  providerName: 'Maryam',
  workerCode: 'w2',
  hourCount: 3,
  visitRial: 9_600_000,
  discountPercent: 15,
  savedRial: 1_440_000,
  askedRial: null,
  askedUntilMs: null,
  isAgreed: false,
  sequence: 2,
  lstVisit: [
    {
      ...visit,
      visitDate: '2026-11-28',
      gDate: '2026-11-28',
      taskid: 50_001,
      order: { reqid: 7, state: 'CONFIRMED' },
      acts: ['cancel', 'reschedule'],
    },
    { ...visit, visitDate: '2026-11-30', gDate: '2026-12-01', conflict: 'taken' },
    { ...visit, visitDate: '2026-12-05', gDate: '2026-12-05', isSkipped: true, acts: [] },
  ],
  lstConflict: [],
};

const listButtons = (label: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === label);
const pressFirst = async (label: string) => {
  const [button] = listButtons(label);
  if (!button) throw new Error(`No button says ${label}`);
  await press(button);
};

async function show(known: Partial<OwnSeries> = {}) {
  call.mockImplementation(async (name) =>
    name === 'series/getseries' ? { lstSeries: [{ ...series, ...known }] } : { series },
  );
  await render(<SeriesScreen />);
  return document.body.textContent ?? '';
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => unmount());

it('shows when a series comes, what a visit costs, what it saved, and each next visit as it stands', async () => {
  const text = await show();
  expect(text).toMatch(/Every week, Saturday, Monday/);
  expect(text).toMatch(/960,000.*15%.*816,000/);
  expect(text).toMatch(/Saved so far: 144,000/);
  expect(text).toContain(orders.states.CONFIRMED);
  expect(text).toContain('Skipped');
  expect(text).toMatch(/Needs you: .*Maryam.* is not free/);
  // A skipped one is over.
  expect(listButtons('Skip')).toHaveLength(2);
  expect(listButtons('Move')).toHaveLength(2);
  expect([...document.querySelectorAll('a')].some(({ href }) => href.includes('50001'))).toBe(true);
});

it('skips a visit whose order is not paid in two taps, through the series', async () => {
  const [first] = series.lstVisit;
  if (!first) throw new Error('A series has visits');
  await show({ lstVisit: [{ ...first, order: { reqid: 7, state: 'PENDING_PAYMENT' }, acts: ['skip', 'reschedule'] }] });
  await pressFirst('Skip');
  const confirm = [...document.querySelectorAll('[role=dialog] button')].find(
    ({ textContent }) => textContent === 'Skip',
  );
  await press(confirm as HTMLButtonElement);
  const skip = { seriesid: 4, act: 'skip', visitDate: '2026-11-28' };
  expect(call).toHaveBeenCalledWith('series/moveseries', skip);
});

it('cancels a paid visit with the sums of its order, and moves it by its order’s hours', async () => {
  const listed = { lstSeries: [series] };
  const answers = async (name: string) =>
    name === 'series/getseries' ? listed : new Promise<unknown>(() => undefined);
  await show();
  call.mockImplementation(answers);
  await pressFirst('Skip');
  expect(call).toHaveBeenCalledWith('reqandpay/cancelrequest', { reqid: 7, previewOnly: true }, expect.anything());
  await unmount();
  await show();
  call.mockImplementation(answers);
  await pressFirst('Move');
  expect(call).toHaveBeenCalledWith('clean/gettaskdetail', { taskid: 50_001 }, expect.anything());
});

it('says from when the new price holds once its customer has agreed early', async () => {
  const until = Date.parse('2026-12-13T08:00:00Z');
  expect(await show({ askedRial: 10_000_000, askedUntilMs: until, isAgreed: true })).toMatch(
    /You agreed: .*1,000,000\s.* from .*13\sDecember/,
  );
  expect(findButton('Agree to the new price')).toBeUndefined();
});

it('asks for consent to a higher price, and says until when', async () => {
  expect(await show({ askedRial: 10_000_000, askedUntilMs: Date.parse('2026-12-13T08:00:00Z') })).toMatch(
    /A visit is to cost 1,000,000\s.* from .*13\sDecember/,
  );
  expect(findButton('Agree to the new price')).toBeTruthy();
});

it('leads to an order of a cleaning where there is no series', async () => {
  call.mockResolvedValue({ lstSeries: [] });
  await render(<SeriesScreen />);
  expect(document.body.textContent).toContain('No repeated visits yet');
});
