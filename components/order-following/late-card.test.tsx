/** @jest-environment jsdom */
import { LateStart } from '@/components/provider/late-start';
import type { WorkDetail } from '@/components/provider/work-move';
import { createRender, unmount } from '@/components/forms/testing';
import { useArrival } from '@/components/shared/way/use-arrival';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import orders from '@/messages/en/order-following.json';
import provider from '@/messages/en/provider.json';

import { LateCard } from './late-card';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

jest.mock('@/components/shared/way/use-arrival', () => ({ useArrival: jest.fn() }));

const MINUTE_MS = 60_000;
const STARTS_AT_MS = Date.parse('2026-11-29T06:30:00Z');
const lateness = {
  promisedUntilMs: STARTS_AT_MS + 15 * MINUTE_MS,
  freeCancelFromMs: STARTS_AT_MS + 60 * MINUTE_MS,
  delay: null,
  lateMinutes: null,
  creditRial: 0,
  ofPayRial: 0,
};
const words = fillNumbers({ 'order-following': orders, provider }, 'en');
const { late } = words['order-following'];
const render = createRender(words);
beforeEach(() => jest.mocked(useArrival).mockReturnValue({ isShared: false, arrival: null }));
afterEach(unmount);

async function showAt(minutes: number, change: Partial<TaskDetail> = {}): Promise<string> {
  const task = {
    state: 'EN_ROUTE',
    lateness,
    doorWait: null,
    serverNowMs: STARTS_AT_MS + minutes * MINUTE_MS,
    ...change,
  };
  await render(<LateCard task={task as TaskDetail} />);
  return document.body.textContent ?? '';
}

it('the order’s page says by when the visit begins, what a later one brings, and from an hour on the choice', async () => {
  expect(await showAt(0)).toContain(late.promise.slice(0, late.promise.indexOf('{')));
  expect(await showAt(20)).toContain(late.waiting);
  expect(await showAt(61)).toContain(late.choose);
});

it('where the hero says how late the arrival is and what that brings, it says the choice alone', async () => {
  const arrival = { minutes: 5, atMs: STARTS_AT_MS + 25 * MINUTE_MS };
  jest.mocked(useArrival).mockReturnValue({ isShared: true, arrival });
  expect(await showAt(20)).toBe('');
  expect(await showAt(61)).toContain(late.choose);
});

it('it says nothing once somebody stands at the door, and after the start how much came', async () => {
  expect(await showAt(20, { doorWait: { arrivedAtMs: STARTS_AT_MS } as TaskDetail['doorWait'] })).toBe('');
  const credited = { ...lateness, lateMinutes: 45, creditRial: 960_000 };
  expect(await showAt(90, { state: 'IN_PROGRESS', lateness: credited })).toMatch(/45 minutes.*96,000/);
});

it('a professional reads before accepting what a late beginning costs, and afterwards what it cost', async () => {
  const work = { kind: 'cleaning', state: 'AWAITING_PROVIDER', lateness: null } as WorkDetail;
  await render(<LateStart work={work} isOnOffer={false} />);
  expect(document.body.textContent).toContain(words.provider.lateStart.rule);
  const credited = { ...lateness, lateMinutes: 90, creditRial: 1_920_000, ofPayRial: 480_000 };
  await render(<LateStart work={{ ...work, state: 'COMPLETED', lateness: credited }} isOnOffer={false} />);
  expect(document.body.textContent).toMatch(/192,000.*48,000/);
});
