/** @jest-environment jsdom */
import type { ComponentProps } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import provider from '@/messages/en/provider.json';

import { DAY, job } from '../testing';
import { LeaveRing } from './leave-ring';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const render = createRender({ provider });
/** The job takes two hours, and the way to it 18 minutes. */
const STARTS_AT_MS = toInstantMs(DAY, 13);

afterEach(() => unmount());

it.each([
  ['the clock, more than an hour before', STARTS_AT_MS - 2 * HOUR_MS, 'Leave at 12:42'],
  ['the minutes of the last hour', STARTS_AT_MS - 48 * MINUTE_MS, '30minutes until you leave'],
  ['that it is time', STARTS_AT_MS + MINUTE_MS, provider.todayScreen.leaveNow],
  ['nothing once the booked hours are over', STARTS_AT_MS + 2 * HOUR_MS, ''],
])('says %s', async (_what, nowMs, said) => {
  const listed = job(1, 13) as unknown as ComponentProps<typeof LeaveRing>['listed'];
  await render(<LeaveRing listed={listed} state="CONFIRMED" nowMs={nowMs} />);
  expect(document.body.textContent).toBe(said);
});
