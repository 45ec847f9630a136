/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { AfterJob } from './after-job';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>>;
const render = createRender({ provider, units });
const DAY = '2026-11-30';

const job = (taskid: number, startHour: number, more: object = {}) => ({
  taskid,
  kind: 'cleaning',
  serviceName: 'House cleaning',
  serviceTypeName: `Cleaning ${taskid}`,
  gradeName: '',
  state: 'CONFIRMED',
  gDate: DAY,
  startHour,
  endHour: startHour + 2,
  startsAtMs: toInstantMs(DAY, startHour),
  arrivesUntilMs: null,
  returnVisit: null,
  deliveryPlace: 'Tehran, Tajrish',
  deliveryStreet: '',
  netRial: 8_000_000,
  handed: null,
  isOverdue: false,
  ...more,
});

const dashboard = {
  lstDone: [job(1, 9, { state: 'DONE' })],
  lstToday: [job(2, 18)],
  lstNext: [],
  lstNew: [job(3, 13, { travel: { minutes: 12 } }), job(4, 17)],
  serverNowMs: toInstantMs(DAY, 11),
};

async function opens(taskId: number, changes: object = {}): Promise<string> {
  window.localStorage.clear();
  call.mockReset().mockResolvedValue({ ...dashboard, ...changes });
  await render(<AfterJob taskId={taskId} />);
  await act(async () => undefined);
  return document.body.textContent ?? '';
}
afterEach(unmount);

it('tells after a job what the day has brought, which job is next, and what can be done before it', async () => {
  const text = await opens(1);
  expect(text).toContain('800,000');
  expect(text).toContain('1,600,000');
  expect(text).toContain('1 more job');
  expect(text).toContain('18:00');
  expect(document.querySelector('a[href*="/2/"]')?.textContent).toContain('Cleaning 2');
  // The job at five would end after the next one begins.
  expect(document.querySelector('a[href*="/3/"]')?.textContent).toContain('12 min away');
  expect(document.querySelector('a[href*="/4/"]')).toBeNull();
});

it('says that the day is done, and nothing after a job of another day', async () => {
  expect(await opens(1, { lstToday: [] })).toContain(provider.afterJob.all);
  await unmount();
  expect(await opens(9)).toBe('');
});
