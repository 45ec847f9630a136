/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { isDesktop } from '@/components/shared/is-desktop';
import { keepKnownTiles } from '@/components/shared/map/known-tiles';
import { callFromBrowser } from '@/lib/client/browser';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import alerts from '@/messages/en/alerts.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import way from '@/messages/en/on-the-way.json';
import provider from '@/messages/en/provider.json';
import team from '@/messages/en/team.json';
import units from '@/messages/en/units.json';

import { DashboardScreen } from './dashboard-screen';
import { DAY, job } from './testing';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/pelakman/dashboard/',
  useRouter: () => ({}),
}));
jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/components/shared/map/street-map', () => ({
  StreetMap: ({ label }: { readonly label: string }) => <div role="img" aria-label={label} />,
}));
jest.mock('@/components/shared/is-desktop', () => ({ isDesktop: jest.fn() }));
jest.mock('@/components/shared/push-offer', () => ({ PushOffer: () => null }));
jest.mock('./team/team-link', () => ({ TeamLink: () => null }));
jest.mock('./vehicles/missing-vehicle', () => ({ MissingVehicle: () => null }));
jest.mock('./vehicles/truck-switch', () => ({ TruckSwitch: () => null }));
jest.mock('./team/use-may-hand-on', () => ({ useMayHandOn: () => false }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const words = fillNumbers({ provider, errors, common, alerts }, 'en');
const render = createRender({ ...words, units, team, 'on-the-way': way });
const STARTS_AT_MS = toInstantMs(DAY, 13);

const next = job(1, 13);
const detail = {
  ...next,
  moves: ['depart', 'withdraw'],
  custody: null,
  recipientName: null,
  userName: 'Sara',
  userFamily: 'Mohammadi',
  contactMobile: null,
  latitude: 35.8,
  longitude: 51.43,
  moving: null,
  pay: { netRial: 8_160_000, commissionRial: 1_440_000, cashDueRial: 9_600_000, feeRial: 0 },
  serverNowMs: STARTS_AT_MS - HOUR_MS,
};
const dashboard = {
  lstToday: [next, job(2, 17)],
  lstNew: [],
  lstNext: [],
  lstDone: [job(3, 8, { state: 'DONE' })],
  truckDay: null,
  lstDispute: [] as object[],
  payableRial: 0,
  underWayRial: 27_880_000,
  unconfirmedRial: 0,
  unconfirmedUntilMs: null,
  biddingCreditRial: 0,
  doneTaskCount: 1,
  workerRate: null,
  reviewCount: 0,
  lstEarning: [{ gDate: DAY, netRial: 0, jobCount: 0 }],
  reliability: 100,
  lstReliability: [],
  isPaused: false,
  liveSanction: null,
  serverNowMs: STARTS_AT_MS - 48 * MINUTE_MS,
};
const page = () => document.body.textContent ?? '';

const NO_STEPS = { isNew: false, lacksPhoto: false, lstStep: [] as object[], creditRial: 0 };
let steps = NO_STEPS;

async function open(changes: object = {}, ofWork: object = {}): Promise<void> {
  call.mockReset().mockImplementation(async (name) => {
    if (name === 'expert/getdashboard') return { ...dashboard, ...changes };
    if (name === 'provider/getfirststeps') return steps;
    if (name === 'ontheway/getposition') return { isOnTheWay: true, arrivedAtMs: null, serverNowMs: 0 };
    return name === 'clean/gettaskdetail' ? { taskDetail: { ...detail, ...ofWork } } : {};
  });
  window.localStorage.clear();
  storeUserAccount({ ...account, roleId: 16 });
  await render(<DashboardScreen />);
  await act(async () => undefined);
}
beforeEach(() => {
  steps = NO_STEPS;
  jest.mocked(isDesktop).mockReturnValue(false);
});
afterEach(() => unmount());

it('the next job is first: its hour, the minutes to leave, who, what to take in cash, and the way there', async () => {
  await open();
  expect(document.querySelector('h2')?.textContent).toBe(provider.todayScreen.next);
  for (const fact of ['13:00', '30', 'minutes until you leave', 'Sara Mohammadi', 'Take 960,000', '816,000'])
    expect(page()).toContain(fact);
  expect(document.querySelector('a[href^="geo:35.8"]')).not.toBeNull();
  expect(document.querySelector('a[href$="#conversation"]')?.textContent).toBe(provider.workPage.message);
});

it('the next job’s card says how far it is, and has its door on the streets where there are some', async () => {
  await open();
  expect(page()).toContain('About 4.2 km');
  expect(document.querySelector('[role=img]')).toBeNull();
  await unmount();
  keepKnownTiles({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Sample' });
  await open();
  await act(async () => undefined);
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(provider.wayMap.label);
  keepKnownTiles(null);
});

it('a job whose provider would come late says by how much, and the word to the customer is first', async () => {
  await open({ serverNowMs: STARTS_AT_MS - 6 * MINUTE_MS });
  expect(page()).toContain('12 minutes late');
  expect(page()).toContain('There at 13:12');
  expect(document.querySelector('a[href^="geo:35.8"]')).toBeNull();
  expect(page()).toContain(provider.late.title);
});

it('its one next move is made here, and the ways out stay on its page', async () => {
  await open();
  expect(page()).not.toContain(provider.moves.withdraw);
  await press(getButton(provider.moves.depart));
  await press(getButton(provider.confirm.depart));
  expect(call).toHaveBeenCalledWith('expert/movetask', expect.objectContaining({ taskid: 1, move: 'depart' }), {
    idempotencyKey: 'a-key',
    signal: expect.anything(),
  });
});

it('the day follows hour by hour, what is done with its state, and says when it is free', async () => {
  await open();
  const rows = [...document.querySelectorAll('ol > li')].map((row) => row.textContent ?? '');
  expect(rows.map((row) => row.slice(0, 5))).toEqual(['08:00', '10:00', '13:00', '15:00', '17:00']);
  expect(rows[0]).toContain(provider.states.DONE);
  expect(rows[1]).toContain('Free until 13:00');
  expect(page()).toContain(`${provider.money.underWay}2,788,000`);
});

it('J and K lead through the rows of the day', async () => {
  await open();
  const key = (code: string) =>
    act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true })));
  const rows = [...document.querySelectorAll('[data-row]')];
  for (const [code, row] of [
    ['KeyJ', 0],
    ['KeyJ', 1],
    ['KeyK', 0],
  ] as const) {
    await key(code);
    expect(document.activeElement).toBe(rows[row]);
  }
});

it('on the way the minutes that are left and the arrival are said here, too', async () => {
  const timeline = [{ state: 'EN_ROUTE', atMs: STARTS_AT_MS - HOUR_MS }];
  await open({}, { state: 'EN_ROUTE', moves: ['start'], doorWait: { arrivedAtMs: null }, timeline });
  expect(getButton(way.share.arrive)).toBeDefined();
  for (const fact of ['18 minutes left', 'there at 12:18', '42 minutes early']) expect(page()).toContain(fact);
});

it('a job that is finished here stays until its cash is said', async () => {
  const done = job(1, 13, { state: 'DONE', isCashAsked: true });
  await open({}, { state: 'IN_PROGRESS', moves: ['finish'], timeline: [] });
  const answers = call.getMockImplementation();
  const finished = { ...detail, state: 'DONE', moves: [], cashRecord: null, dispute: null };
  call.mockImplementation(async (name, input) => {
    if (name === 'expert/getdashboard') return { ...dashboard, lstToday: [job(2, 17)], lstDone: [done] };
    return name === 'clean/gettaskdetail' ? { taskDetail: finished } : answers?.(name, input);
  });
  await press(getButton(provider.moves.finish));
  await press(getButton(provider.confirm.finish));
  await act(async () => undefined);
  expect(findButton(provider.cash.byMachine)).toBeDefined();
  expect(page()).toContain(provider.todayScreen.cashOpen);
});

it('unsaid cash of a done job is asked for after the page was read anew, once nothing of the day is left to do', async () => {
  const done = job(1, 13, { state: 'DONE', isCashAsked: true });
  const finished = { state: 'DONE', moves: [], cashRecord: null, dispute: null, timeline: [] };
  await open({ lstToday: [], lstDone: [done], lstNext: [job(4, 9, { gDate: '2026-12-02' })] }, finished);
  expect(findButton(provider.cash.byMachine)).toBeDefined();
});

it('a next job of another day leaves room for work nearby', async () => {
  await open({ lstToday: [], lstDone: [], lstNext: [job(1, 13, { gDate: '2026-12-02' })] });
  expect(document.querySelector('a[href*="newworks"]')?.textContent).toBe(provider.todayScreen.nearby);
  expect(findButton(provider.moves.depart)).toBeUndefined();
});

it('a reported problem that waits for her word is the first card, says until when, and leads to the work', async () => {
  const dueAtMs = STARTS_AT_MS + 24 * HOUR_MS;
  await open({ lstDispute: [job(7, 8, { state: 'DONE', reason: 'damage', dueAtMs })] });
  const [first] = document.querySelectorAll('h2');
  expect(first?.textContent).toBe(provider.awaitedWord.title);
  const card = first?.closest('li');
  expect(card?.textContent).toContain(provider.disputeReasons.damage);
  expect(card?.textContent).toContain('13:00');
  expect(card?.querySelector('a')?.getAttribute('href')).toContain('/pelakman/orderlist/doneworks/7/');
});

it('a day without a job offers new work', async () => {
  await open({ lstToday: [], lstDone: [] });
  expect(page()).toContain(provider.todayScreen.noneTitle);
  expect(document.querySelector('a[href*="newworks"]')).not.toBeNull();
});

it('before the first job its steps are the screen, and the act of the current one is where a move would be', async () => {
  steps = {
    ...NO_STEPS,
    isNew: true,
    lstStep: [
      { step: 'photo', isDone: true },
      { step: 'practice', isDone: false },
    ],
  };
  await open({ lstToday: [], lstDone: [] });
  expect(page()).not.toContain(provider.todayScreen.noneTitle);
  expect(document.querySelector('h2')?.textContent).toContain('Welcome');
  expect(getButton(provider.firstHour.practise).closest('.action-bar')).not.toBeNull();
});

it('a desktop has one table: what waits for an answer first, then the day, then the days after it', async () => {
  jest.mocked(isDesktop).mockReturnValue(true);
  const answerDueAtMs = STARTS_AT_MS;
  await open({
    lstNew: [job(8, 10, { gDate: '2026-12-02', state: 'AWAITING_PROVIDER', answerDueAtMs, netRial: 5_440_000 })],
    lstNext: [job(9, 9, { gDate: '2026-12-01' }), job(10, 12, { gDate: '2026-12-01' })],
  });
  const rows = [...document.querySelectorAll('ol > li')].map((row) => row.textContent ?? '');
  expect(rows[0]).toContain(provider.todayScreen.newRow);
  expect(rows[0]).toContain('Answer by 13:00');
  expect(rows[0]).toContain('544,000');
  expect(rows.slice(1, 6).map((row) => row.slice(0, 5))).toEqual(['08:00', '10:00', '13:00', '15:00', '17:00']);
  expect(rows[6]).toContain('Tuesday');
  expect(rows.slice(7).map((row) => row.slice(0, 5))).toEqual(['09:00', '12:00']);
  // Who is at the door, and of the next job when to leave for it.
  expect(rows[3]).toContain('Sara Mohammadi');
  expect(rows[3]).toContain('Leave at 12:42');
  expect(rows[5]).not.toContain('Leave at');
  // A job that is over names nobody.
  expect(rows[1]).not.toContain('Sara');
  const answer = document.querySelector('ol a[href*="newworks/8"]');
  await act(
    async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA', bubbles: true })),
  );
  expect(document.activeElement).toBe(answer);
  // One row for each job, and no card of it beside the table.
  expect(document.querySelectorAll('a[href*="/8/"]')).toHaveLength(1);
});

it('a standing near the limit is warned of, and more urgently where the next withdrawal can be too much', async () => {
  await open({ reliability: RELIABILITY.warnedFrom });
  expect(page()).toContain('You are close to 60 points.');
  await unmount();
  await open({ reliability: RELIABILITY.urgentFrom });
  expect(page()).toContain('the next withdrawal can take you below 60 points');
  expect(page()).toContain('come back after 90 days');
});
