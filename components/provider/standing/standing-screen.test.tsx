/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, getButton, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';

import { StandingScreen } from './standing-screen';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/pelakman/standing/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const render = createRender(fillNumbers({ provider, common, errors }, 'en'));
const EVENT = {
  taskid: 1,
  reason: 'withdrawn-late',
  points: -10,
  atMs: 0,
  liftedAtMs: null as number | null,
  excuse: null,
  excuseDueAtMs: 2 * DAY_MS,
  serviceName: 'Cleaning',
  gDate: '2026-11-30',
};
const DECISION = {
  sanctionid: 3,
  kind: 'offers-held',
  points: 50,
  reason: null,
  beganAtMs: 0,
  endsAtMs: 3 * DAY_MS,
  endedAtMs: null as number | null,
  lstEvidence: [EVENT],
  appealDueAtMs: 7 * DAY_MS,
  appealText: null,
  lstPaperUrl: [],
  appealedAtMs: null as number | null,
  decision: null as 'lifted' | null,
  decisionReason: null,
};

async function open(decision: typeof DECISION | null, reliability = 50, events = [EVENT].slice(1)): Promise<void> {
  const lstSanction = decision ? [decision] : [];
  jest
    .mocked(callFromBrowser)
    .mockResolvedValue({ reliability, lstReliability: events, lstSanction, serverNowMs: DAY_MS } as never);
  storeUserAccount({ ...account, roleId: 16 });
  await render(<StandingScreen />);
  await act(async () => undefined);
}
const decisions = () => document.querySelector('section')?.className ?? '';

afterEach(() => unmount());

it('a live decision comes before the points on a phone, and its appeal before what it rests on', async () => {
  await open(DECISION);
  expect(decisions()).not.toContain('order-last');
  const evidence = document.querySelector('details');
  const appeal = getButton(provider.sanctions.appeal);
  expect(evidence && appeal.compareDocumentPosition(evidence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a decision that is over comes after the points', async () => {
  await open({ ...DECISION, endedAtMs: DAY_MS });
  expect(decisions()).toContain('max-desktop:order-last');
});

it('the answer to an appeal comes before the points while it is new', async () => {
  const answered = { ...DECISION, endedAtMs: DAY_MS / 2, appealedAtMs: 1, decision: 'lifted' as const };
  await open(answered);
  expect(decisions()).not.toContain('order-last');
  await unmount();
  await open({ ...answered, endedAtMs: DAY_MS - RELIABILITY.appealMs });
  expect(decisions()).toContain('max-desktop:order-last');
});

it('the events under a live decision are listed once, with the way to send papers, and the others stand below', async () => {
  const other = { ...EVENT, taskid: 2, reason: 'no-show', points: -20 };
  const count = (words: string) => (document.body.textContent ?? '').split(words).length - 1;
  await open(DECISION, 50, [EVENT, other]);
  expect(count(provider.standing.reasons['no-show'])).toBe(1);
  expect(document.querySelectorAll('details li').length).toBe(1);
  expect(document.querySelectorAll('li').length).toBe(2);
  expect(document.querySelector('details')?.textContent).toContain(provider.excuse.add);
  expect(document.body.textContent).toContain(provider.standing.otherEvents);
  await unmount();
  await open(DECISION, 50, [EVENT]);
  expect(document.querySelectorAll('li').length).toBe(1);
  expect(document.body.textContent).toContain(provider.standing.otherEventsNone);
});

it('an event whose points are back says so, and its points are struck through', async () => {
  const points = () => document.querySelector('li bdi')?.className ?? '';
  await open(null, 100, [EVENT]);
  expect(document.body.textContent).not.toContain('No longer counts');
  expect(points()).not.toContain('line-through');
  await unmount();
  await open(null, 100, [{ ...EVENT, liftedAtMs: DAY_MS }]);
  expect(document.body.textContent).toContain('No longer counts');
  expect(points()).toContain('line-through');
});

it('points near the limit are warned of, more urgently from the second mark on, and no more once there is a decision', async () => {
  const shown = () => document.body.textContent ?? '';
  await open(null, RELIABILITY.warnedFrom + 1);
  expect(shown()).not.toContain('close to');
  await unmount();
  await open(null, RELIABILITY.warnedFrom);
  expect(shown()).toContain('You are close to 60 points.');
  await unmount();
  await open(null, RELIABILITY.urgentFrom);
  expect(shown()).toContain('the next withdrawal can take you below 60 points');
  await unmount();
  await open(DECISION);
  expect(shown()).not.toContain('close to');
});
