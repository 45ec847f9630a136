/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import way from '@/messages/en/on-the-way.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { keepOwnPlace } from '../own-place';
import type { WorkDetail } from '../work-move';
import { WorkHero } from './work-hero';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender({ ...fillNumbers({ provider }, 'en'), units, 'on-the-way': way });
const NINE_MS = Date.UTC(2026, 10, 28, 5, 30);
const work = {
  taskid: 7,
  latitude: 35.85,
  longitude: 51.4,
  state: 'CONFIRMED',
  kind: 'cleaning',
  gDate: '2026-11-28',
  startHour: 9,
  endHour: 12,
  hourCount: 3,
  startsAtMs: NINE_MS,
  arrivesUntilMs: null,
  returnVisit: null,
  bidding: null,
  doorWait: null,
  timeline: [],
  deliveryStreet: '',
  userDescription: '',
  travel: { metres: 5000, minutes: 18, from: 'base', isEstimate: true },
  serverNowMs: NINE_MS - 2 * HOUR_MS,
} as unknown as WorkDetail;
const show = (changes: Partial<WorkDetail> = {}) => render(<WorkHero work={{ ...work, ...changes }} />);
const read = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const step = () => document.querySelector('[aria-current="step"]')?.textContent;

afterEach(async () => {
  await unmount();
  keepOwnPlace(7, null);
});

it('an accepted job says its hour, and when to leave for it', async () => {
  await show();
  expect(read()).toContain('09:00');
  expect(read()).toContain('Leave at 08:42');
  expect(step()).toBe(provider.workPage.steps.accepted);
});

it('says the step: on the way, at the door once that was said, and the money after the work', async () => {
  await show({ state: 'EN_ROUTE' });
  expect(step()).toBe(provider.workPage.steps.onTheWay);
  await unmount();
  await show({ state: 'EN_ROUTE', doorWait: { arrivedAtMs: NINE_MS } as WorkDetail['doorWait'] });
  expect(step()).toBe(provider.workPage.steps.atDoor);
  await unmount();
  await show({ state: 'DONE' });
  expect(step()).toBe(provider.workPage.steps.money);
});

it('on the way it says the minutes that are left, the arrival, and how early or late that is', async () => {
  const departed = (atMs: number) => ({
    state: 'EN_ROUTE' as const,
    timeline: [{ state: 'EN_ROUTE', atMs }] as WorkDetail['timeline'],
    serverNowMs: atMs + 6 * MINUTE_MS,
  });
  await show(departed(NINE_MS - 24 * MINUTE_MS));
  for (const fact of ['12 minutes left', 'there at 08:54', '6 minutes early', '09:00']) expect(read()).toContain(fact);
  await unmount();
  await show(departed(NINE_MS - 10 * MINUTE_MS));
  expect(read()).toContain('8 minutes late');
});

it('the own place on the way counts for more than the usual way, and nothing is said of a way that is over', async () => {
  const late = { state: 'EN_ROUTE' as const, serverNowMs: NINE_MS - 30 * MINUTE_MS };
  await show(late);
  expect(read()).not.toContain('left');
  await act(async () => keepOwnPlace(7, { latitude: 35.8, longitude: 51.4 }));
  for (const fact of ['21 minutes left', '9 minutes early']) expect(read()).toContain(fact);
  await unmount();
  await show({ ...late, doorWait: { arrivedAtMs: NINE_MS } as WorkDetail['doorWait'] });
  expect(read()).not.toContain('left');
});

it('at work it says the beginning, the booked end and the time that is left', async () => {
  const timeline = [{ state: 'IN_PROGRESS', atMs: NINE_MS + 30 * MINUTE_MS }] as WorkDetail['timeline'];
  await show({ state: 'IN_PROGRESS', timeline, serverNowMs: NINE_MS + HOUR_MS });
  expect(read()).toContain('Began at 09:30');
  expect(read()).toContain(`0:30${provider.workPage.working}`);
  expect(read()).toContain('Until 12:30');
});

it('at the door it says which one: the plate, the flat and the customer’s words', async () => {
  await show({
    state: 'EN_ROUTE',
    doorWait: { arrivedAtMs: NINE_MS } as WorkDetail['doorWait'],
    deliveryStreet: 'خیابان مقصودبیک، پلاک ۱۲، طبقهٔ ۲، واحد ۳',
    userDescription: 'The bell is broken',
  });
  for (const fact of ['No. 12', 'Flat ۳', 'Floor ۲', 'مقصودبیک', 'The bell is broken']) expect(read()).toContain(fact);
  expect(read()).not.toContain('09:00');
});

it('a job that is over has no steps', async () => {
  await show({ state: 'COMPLETED' });
  expect(step()).toBeUndefined();
});
