import { act } from 'react';

import { createRender } from '@/components/forms/testing';
import type { AlertListeners, OpenAlert } from '@/lib/client/alerts/alert-inbox';
import { loadAlertWords } from '@/lib/i18n/alert-words';
import type { OFFER_ENDS } from '@/lib/domain/site/broker-messages';

import { ProviderAlerts } from './provider-alerts';

// jest puts the mocks below before the imports above. So a test names this file before any part of the alerts.
/** The router's. */
export const push = jest.fn();
/** The page that is open. */
export const site = { pathname: '/en/' };
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => site.pathname,
  useRouter: () => ({ push }),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('@/lib/client/after-paint', () => ({ afterPaint: (run: () => void) => run() }));
type Listeners = Required<Pick<AlertListeners, 'onAlert' | 'onAlertOver'>>;
/** The listeners that the page gave to its connection; undefined before. */
export const connection: { listeners?: Listeners } = {};
jest.mock('@/lib/client/alerts/connect', () => ({
  connectToAlerts: (listeners: Listeners) => {
    connection.listeners = listeners;
    return () => undefined;
  },
}));
jest.mock('./alert-sound', () => ({
  isSoundAllowed: () => true,
  allowSound: async () => undefined,
  startRinging: () => {
    document.body.dataset.rings = 'yes';
    return () => delete document.body.dataset.rings;
  },
}));

/** The order of the alerts. */
export const TASK = 50_001;
/** The time to answer it ends then. */
export const DUE_MS = Date.UTC(2026, 10, 27, 11, 0);
/** The order as its professional reads it. */
export const detail = {
  taskid: TASK,
  state: 'AWAITING_PROVIDER',
  kind: 'cleaning',
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular',
  deliveryPlace: 'Tehran, Tajrish',
  gDate: '2026-11-30',
  startHour: 9,
  endHour: 12,
  startsAtMs: 0,
  arrivesUntilMs: null,
  answerDueAtMs: DUE_MS,
  serverNowMs: DUE_MS - 30 * 60_000,
  pay: { netRial: 8_160_000, commissionRial: 1_440_000, cashDueRial: 0, feeRial: 0 },
  bidding: null as unknown,
  moves: ['accept', 'decline'],
  timeline: [{ state: 'AWAITING_PROVIDER', move: 'pay', atMs: DUE_MS - 60 * 60_000 }],
  travel: { metres: 3400, minutes: 9, from: 'base', isEstimate: true },
};
/** New work; with a selected user it was asked of one professional. */
export const matterOf = (typeId: number, categoryId: number, selectedUserId: number | null): OpenAlert['matter'] => ({
  kind: 'work',
  message: { categoryId, typeId, locationId: 1001, taskId: TASK, selectedUserId },
});
/** Cleaning that was asked of this professional. */
export const chosen = matterOf(301, 3, 2);
/** The answer to an alert. */
export const answer = jest.fn();

/** An alert arrives, and its dialog is there. */
export const rings = (matter: OpenAlert['matter'], key = 'an alert') =>
  act(async () => {
    connection.listeners?.onAlert({ key, matter, answer });
    await import('./alert-dialog');
  });
/** The text of the dialog; empty without one. */
export const says = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
/** The button of further alerts. */
export const findOther = () =>
  [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(({ textContent }) =>
    /^\d more alert/.test(textContent ?? ''),
  );
/** The text of that button; empty without one. */
export const getOther = () => findOther()?.textContent ?? '';
/** The matter of an alert is over. */
export const isOver = (why: (typeof OFFER_ENDS)[number] | null, key = 'an alert') =>
  act(async () => connection.listeners?.onAlertOver(key, why));

/** Opens a page with the alerts, their words and their parts. */
export async function open(): Promise<void> {
  await act(async () => void (await loadAlertWords('en')));
  await createRender({})(<ProviderAlerts />);
  await act(async () => void (await Promise.all([import('@/lib/client/alerts/connect'), import('./alert-dialog')])));
}
