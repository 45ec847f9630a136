/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import orders from '@/messages/en/order-following.json';
import units from '@/messages/en/units.json';

import { AskedHourCard } from './asked-hour-card';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'order-following': fillNumbers(orders, 'en'), common, units });
const DUE_MS = Date.UTC(2026, 10, 28, 9, 30);
const task = {
  taskid: 50_001,
  providerName: 'Nika Rahimi',
  moves: ['takeBackHour', 'cancel'],
  gDate: '2026-12-03',
  startHour: 9,
  endHour: 12,
  askedHour: { gDate: '2026-12-05', startHour: 11, endHour: 14, startsAtMs: 0, answerDueAtMs: DUE_MS },
} as unknown as TaskDetail;

afterEach(unmount);

it('says what was asked for, what holds until who agrees, and until when; and the question can be taken back', async () => {
  call.mockResolvedValue({});
  const onChange = jest.fn();
  await render(<AskedHourCard task={task} onChange={onChange} />);
  expect((document.body.textContent ?? '').replaceAll('\u00a0', ' ')).toMatch(
    /5 December.*14:00.*Until Nika Rahimi agrees, .*3 December.*12:00 holds.*28 November.*13:00/,
  );
  await press(getButton(orders.askedHour.takeBack));
  expect(call).toHaveBeenCalledWith('reqandpay/takebackhour', { taskid: 50_001 });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('is not there where nothing is asked', async () => {
  await render(<AskedHourCard task={{ ...task, askedHour: null }} onChange={() => undefined} />);
  expect(document.body.textContent).toBe('');
});
