/** @jest-environment jsdom */
import { createRender, findButton, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { RESCHEDULES } from '@/lib/domain/constants/orders';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';
import orders from '@/messages/en/order-following.json';
import units from '@/messages/en/units.json';

import { RescheduleDialog } from './reschedule-dialog';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({}) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const render = createRender({ 'order-following': fillNumbers(orders, 'en'), order, common, units });
const show = async (changes: number, move: 'reschedule' | 'askReschedule') => {
  call.mockResolvedValue({ lstAvailableDate: [] });
  const task = {
    taskid: 50_001,
    state: 'CONFIRMED',
    gDate: '2026-12-03',
    startHour: 9,
    endHour: 12,
    moves: [move],
    timeline: Array.from({ length: changes }, () => ({ state: 'CONFIRMED', move: 'reschedule', atMs: 0 })),
  } as unknown as TaskDetail;
  await render(<RescheduleDialog task={task} onClose={() => undefined} onMoved={() => undefined} />);
  return document.body.textContent ?? '';
};

afterEach(unmount);

it('says before an hour is chosen how often the time can still be changed', async () => {
  expect(await show(1, 'reschedule')).toContain(`${RESCHEDULES - 1} times more are left`);
  expect(findButton(orders.reschedule.confirm)).toBeDefined();
});

it('says that the professional is asked, once the changes are used up, and what follows from their answer', async () => {
  expect(await show(RESCHEDULES, 'askReschedule')).toContain('Now we ask the professional');
  expect(findButton(orders.reschedule.ask)).toBeDefined();
});
