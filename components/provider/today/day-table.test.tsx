/** @jest-environment jsdom */
import { act, type ComponentProps } from 'react';

import { createRender, enter, get, unmount } from '@/components/forms/testing';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import common from '@/messages/en/common.json';
import provider from '@/messages/en/provider.json';
import team from '@/messages/en/team.json';
import units from '@/messages/en/units.json';
import bids from '@/messages/en/work-bids.json';

import { DAY, job } from '../testing';
import { DayTable } from './day-table';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender({ ...fillNumbers({ common, provider, team, 'work-bids': bids }, 'en'), units });
const words = provider.todayScreen;
const field = () => get(HTMLInputElement, words.search.label);
const looksFor = (text: string) => enter(field(), text);
const rows = () => [...document.querySelectorAll('ol > li')].map((row) => row.textContent ?? '');
const read = () => document.body.textContent ?? '';

const DASHBOARD = {
  lstNew: [job(8, 10, { gDate: '2026-12-02', state: 'AWAITING_PROVIDER', answerDueAtMs: null })],
  lstToday: [job(1, 13, { deliveryStreet: 'Maghsoudbeyk, No. 12' }), job(2, 18, { serviceTypeName: 'Stairwell' })],
  lstDone: [job(3, 8, { state: 'DONE' })],
  lstNext: [job(9, 9, { gDate: '2026-12-01', deliveryPlace: 'Tehran, Zafar' })],
} as unknown as ComponentProps<typeof DayTable>['dashboard'];

const show = (dashboard = DASHBOARD) =>
  render(
    <DayTable dashboard={dashboard} offered={{ current: null }} next={null} nowMs={toInstantMs(DAY, 12) - HOUR_MS} />,
  );

afterEach(() => unmount());

it('its field finds jobs by their name, place or house number, and leaves out the free time between them', async () => {
  await show();
  expect(read()).toContain('Free until 13:00');
  await looksFor('stair');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toContain('Stairwell');
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 job found');
  await looksFor('۱۲');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toContain('No. 12');
  // The day of a found job of another day stands over it.
  await looksFor('ZAFAR');
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toContain('Tuesday');
  expect(read()).not.toContain('Free until');
});

it('it says so where no job has the words, leads to what was done, and Escape shows all again', async () => {
  await show();
  const all = rows();
  await looksFor('carpet');
  expect(rows()).toEqual([]);
  expect(read()).toContain('carpet');
  expect(document.querySelector('a[href*="doneworks"]')?.textContent).toBe(words.search.done);
  await act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(rows()).toEqual(all);
});

it('a day without any job has no field', async () => {
  await show({ ...DASHBOARD, lstNew: [], lstToday: [], lstDone: [], lstNext: [] });
  expect(document.querySelector('input')).toBeNull();
  expect(read()).toContain(provider.todayEmpty);
});
