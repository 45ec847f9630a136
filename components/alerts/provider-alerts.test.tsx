/** @jest-environment jsdom */
import { act } from 'react';

import {
  answer,
  chosen,
  connection,
  detail,
  DUE_MS,
  findOther,
  getOther,
  isOver,
  matterOf,
  open,
  push,
  rings,
  says,
  site,
  TASK,
} from '@/components/alerts/testing';
import { findButton, get, getButton, press, unmount } from '@/components/forms/testing';
import { categoryFacts } from '@/lib/catalogue/category-facts';
import type { OpenAlert } from '@/lib/client/alerts/alert-inbox';
import { isOrderShown } from '@/lib/client/alerts/shown-orders';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { OFFER_ENDS } from '@/lib/domain/site/broker-messages';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';
import { toOrderPath } from '@/lib/domain/site/order-links';
import words from '@/messages/en/alerts.json';

import { DEAF_MS } from './accept-slide';

beforeEach(() => {
  jest.clearAllMocks();
  site.pathname = '/en/';
  Object.assign(navigator, { connection: undefined });
  jest.mocked(callFromBrowser).mockImplementation((async () => ({ taskDetail: detail })) as never);
});
afterEach(() => unmount());

it.each(
  categoryFacts.flatMap(({ id, types }) =>
    (types.length === 0 ? [0] : types.map((type) => type.id)).map((typeId) => [id, typeId] as const),
  ),
)('a new order of category %d and type %d is a dialog that rings, on every page', async (categoryId, typeId) => {
  await open();
  await rings(matterOf(typeId, categoryId, 2));
  expect(says()).toContain(words.work.title);
  expect(document.body.dataset.rings).toBe('yes');
  await press(get(HTMLButtonElement, words.see));
  expect(push).toHaveBeenCalledWith(`/en/pelakman/orderlist/acceptworks/${TASK}/`, undefined);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(document.body.dataset.rings).toBeUndefined();
});

it('says until when to answer, what it brings, how far it is and how it is paid', async () => {
  await open();
  await rings(chosen);
  expect(says()).toContain(words.work.textChosen);
  expect(says()).toContain('14:30');
  expect(says()).toContain('816,000');
  const cells = [...document.querySelectorAll('[role=alertdialog] dl:first-of-type > div')].map((cell) => [
    cell.querySelector('dd')?.textContent,
    cell.querySelector('dt')?.textContent,
  ]);
  expect(cells.slice(0, 3)).toEqual([
    ['3.4', 'km, estimated'],
    ['9', words.facts.minutesFrom.base],
    [words.facts.onlineShort, words.facts.onlineLabel],
  ]);
});

it('a chosen professional accepts in it, by a slide that is deaf at first, and goes to the job', async () => {
  await open();
  await rings(chosen);
  const slide = getButton(words.accept.label);
  expect(slide.disabled).toBe(true);
  await act(() => new Promise((resolve) => setTimeout(resolve, DEAF_MS)));
  await press(slide);
  await press(getButton(words.accept.confirm));
  expect(callFromBrowser).toHaveBeenCalledWith(
    'expert/movetask',
    expect.objectContaining({ taskid: TASK, move: 'accept' }),
    expect.anything(),
  );
  expect(answer).toHaveBeenCalledTimes(1);
  expect(push).toHaveBeenCalledWith(`/en/pelakman/orderlist/acceptworks/${TASK}/`, undefined);
});

it('a chosen professional declines in it, with a reason, and one line says so', async () => {
  await open();
  await rings(chosen);
  await press(getButton(words.decline.label));
  expect(findButton(words.accept.label)).toBeUndefined();
  await press(getButton(words.decline.back));
  expect(document.activeElement).toBe(getButton(words.see));
  await press(getButton(words.decline.label));
  await press(getButton(words.decline.reasons.far));
  expect(callFromBrowser).toHaveBeenCalledWith(
    'expert/movetask',
    expect.objectContaining({ taskid: TASK, move: 'decline', reason: words.decline.reasons.far }),
    expect.anything(),
  );
  expect([answer.mock.calls.length, push.mock.calls.length]).toEqual([1, 0]);
  expect(says()).toBe('');
  expect(document.body.textContent).toContain(words.decline.done);
});

it('an acceptance that is refused says why, and the alert stays', async () => {
  await open();
  await rings(chosen);
  await act(() => new Promise((resolve) => setTimeout(resolve, DEAF_MS)));
  jest.mocked(callFromBrowser).mockRejectedValueOnce(new CallError('move-not-allowed', { words: 'It was cancelled.' }));
  await press(getButton(words.accept.label));
  await press(getButton(words.accept.confirm));
  expect(says()).toContain('It was cancelled.');
  expect(answer).not.toHaveBeenCalled();
});

it('offers no acceptance of work that takes bids', async () => {
  jest.mocked(callFromBrowser).mockImplementation((async () => ({ taskDetail: { ...detail, moves: [] } })) as never);
  await open();
  await rings(matterOf(301, 3, null));
  expect(findButton(words.accept.label)).toBeUndefined();
});

it('says how many others wait, and a tap brings the next one forward', async () => {
  await open();
  await rings(chosen);
  await rings({ kind: 'payment', message: null }, 'a payment');
  const other = findOther();
  expect(other?.textContent).toContain(words.payment.title);
  await press(other ?? document.body);
  expect(document.querySelector('[role=alertdialog] h2')?.textContent).toBe(words.payment.title);
  // Work that waits says what it is, what it brings and how long there is to answer.
  const waiting = getOther().replaceAll('\u00a0', ' ');
  for (const part of ['Regular', '816,000 tomans', '30 min left']) expect(waiting).toContain(part);
});

it('names the one whose time ends first of those that wait', async () => {
  const sooner = { ...detail, serviceTypeName: 'Deep', answerDueAtMs: DUE_MS - 20 * 60_000 };
  jest.mocked(callFromBrowser).mockImplementation((async (_name: string, input: { taskid?: number }) => ({
    taskDetail: input.taskid === TASK + 2 ? sooner : detail,
  })) as never);
  const workOf = (taskId: number): OpenAlert['matter'] => {
    if (chosen.kind !== 'work' || chosen.message === null) throw new Error('There is no work');
    return { ...chosen, message: { ...chosen.message, taskId } };
  };
  await open();
  for (const taskId of [TASK, TASK + 1, TASK + 2]) await rings(workOf(taskId), `work ${taskId}`);
  expect(getOther()).toContain('2 more alerts');
  expect(getOther()).toContain('Deep');
  expect(document.querySelectorAll('[role=alertdialog] [aria-hidden].h-2')).toHaveLength(1);
});

it('petrol says how much of which fuel, and for what car', async () => {
  const petrol = { litreVolume: 30, gasTypeName: 'Regular petrol', autoBrandName: 'Samand', deliveredLitres: null };
  jest.mocked(callFromBrowser).mockImplementation((async () => ({
    taskDetail: { ...detail, kind: 'gas', arrivesUntilMs: DUE_MS, petrol },
  })) as never);
  await open();
  await rings(chosen);
  expect(says()).toContain('30 litres, Regular petrol · Samand');
});

it('says what else stands on that day, or that it is free', async () => {
  const other = { ...detail, taskid: 7, startHour: 14, endHour: 16, deliveryPlace: 'Tehran, Vanak', returnVisit: null };
  const answers = (lstNext: readonly object[]) =>
    (async (name: string) =>
      name === 'expert/getdashboard'
        ? { lstToday: [], lstNext }
        : { taskDetail: { ...detail, returnVisit: null } }) as never;
  jest.mocked(callFromBrowser).mockImplementation(answers([other]));
  await open();
  await rings(chosen);
  expect(says()).toMatch(/Your work on that day: 14:00.*16:00 Tehran, Vanak/);
  await unmount();
  jest.mocked(callFromBrowser).mockImplementation(answers([]));
  await open();
  await rings(chosen);
  expect(says()).toContain(words.facts.dayFree);
});

it('names the cash that is to be taken', async () => {
  const pay = { ...detail.pay, cashDueRial: 9_600_000 };
  jest.mocked(callFromBrowser).mockImplementation((async () => ({ taskDetail: { ...detail, pay } })) as never);
  await open();
  await rings(chosen);
  expect(says()).toContain(words.facts.cashShort);
  expect(says().replaceAll('\u00a0', ' ')).toContain('960,000 tomans at the visit');
});

it('says of a bank payment that the customer paid, and of cash that nothing came through the site', async () => {
  const message = { taskId: TASK, userId: 201, requestId: 1, amountRials: 9_600_000 };
  await open();
  await rings({ kind: 'payment', message: { ...message, gateway: 'zarinpal' } });
  expect(says()).toContain('The customer paid 960,000');
  await unmount();
  await open();
  await rings({ kind: 'payment', message: { ...message, gateway: 'COD' } });
  expect(says()).toContain(words.payment.cashTitle);
  expect(says()).toContain('take 960,000');
  expect(says()).not.toMatch(/paid/i);
});

it('tells the winner of a bid that it won, how long there is to confirm, and whether it fits the day', async () => {
  const bidding = { guide: null, ownBid: { sgid: 1 } };
  const other = { ...detail, taskid: TASK + 1, startHour: 13, endHour: 15, deliveryPlace: 'Tehran, Vanak' };
  jest
    .mocked(callFromBrowser)
    .mockImplementation((async (name: string) =>
      name === 'expert/getdashboard' ? { lstNext: [other] } : { taskDetail: { ...detail, bidding } }) as never);
  await open();
  await rings(chosen);
  expect(document.querySelector('[role=alertdialog] h2')?.textContent).toBe(words.work.titleBid);
  for (const fact of ['Tehran, Vanak', words.facts.dayFits]) expect(says()).toContain(fact);
  expect(says()).toMatch(/Time to confirm: 30\smin left\./);
});

it.each(OFFER_ENDS)('an offer that is %s takes its dialog away, with one line that says why', async (why) => {
  jest.useFakeTimers();
  await open();
  await rings(chosen);
  await isOver(why);
  expect(says()).toBe('');
  expect(document.body.dataset.rings).toBeUndefined();
  expect(document.body.textContent).toContain(words.closed[why]);
  expect(answer).not.toHaveBeenCalled();
  // The inbox says the same a moment later: that is not told again.
  expect(isOrderShown(toOrderPath(TASK, 'provider'))).toBe(true);
  await act(async () => jest.advanceTimersByTime(SNACKBAR_MS.news));
  expect(isOrderShown(toOrderPath(TASK, 'provider'))).toBe(false);
  jest.useRealTimers();
});

it('goes without a word where it was answered elsewhere, and says nothing of what it did not show', async () => {
  await open();
  await rings(chosen);
  await isOver(null);
  expect(says()).toBe('');
  await isOver('cancelled', 'another');
  for (const why of OFFER_ENDS) expect(document.body.textContent).not.toContain(words.closed[why]);
});

it('a job that was cancelled after its acceptance is said by a dialog, which leads to it', async () => {
  // What was read of it before its end is still there: its sum and its deadline are said no more.
  await open();
  await rings({ kind: 'cancelled', message: { event: 'work-cancelled', taskId: TASK, atMs: 1 } });
  expect(says()).toContain(words.cancelled.title);
  expect(says()).toContain('Tehran, Tajrish');
  for (const old of ['816,000', words.facts.onlineShort, words.facts.until]) expect(says()).not.toContain(old);
  await press(get(HTMLButtonElement, words.see));
  expect(push).toHaveBeenCalledWith(`/en/pelakman/orderlist/doneworks/${TASK}/`, undefined);
});

it.each([
  ['work', words.work.text, 'newworks'],
  ['payment', words.payment.textPlain, 'doneworks'],
] as const)('a %s that could not be read is shown plainly, and leads to the list', async (kind, text, list) => {
  await open();
  await rings({ kind, message: null });
  expect(says()).toContain(words[kind].title);
  expect(says()).toContain(text);
  await press(get(HTMLButtonElement, words.see));
  expect(push).toHaveBeenCalledWith(`/en/pelakman/orderlist/${list}/`, undefined);
});

it('new work goes first, then what was cancelled, then payments; the next one shows after an answer', async () => {
  await open();
  await rings({ kind: 'payment', message: null }, 'a payment');
  await rings({ kind: 'cancelled', message: { event: 'work-cancelled', taskId: 7, atMs: 1 } }, 'a cancellation');
  await rings(chosen, 'a work');
  for (const kind of ['work', 'cancelled', 'payment'] as const) {
    expect(says()).toContain(words[kind].title);
    const later = [...document.querySelectorAll('[role=alertdialog] button')].findLast(
      (button) => button.textContent === words.later,
    );
    await press(later as HTMLButtonElement);
  }
  expect(says()).toBe('');
  expect(answer).toHaveBeenCalledTimes(3);
});

it('a reader who saves data hears alerts in the own area alone', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const before = connection.listeners;
  await open();
  expect(connection.listeners).toBe(before);
  site.pathname = '/en/pelakman/dashboard/';
  await unmount();
  await open();
  expect(connection.listeners).not.toBe(before);
});
