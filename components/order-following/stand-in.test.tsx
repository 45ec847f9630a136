/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';
import orders from '@/messages/en/order-following.json';

import { StandIn } from './stand-in';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ 'order-following': orders, order, common });
const nilufar = { userId: 7, fullname: 'Nilufar Karimi', userImage: '', workerRate: 4.8, reviewCount: 12 };
const show = async (standIn: object | null, taskid: number, known: Partial<TaskDetail> = {}) => {
  call.mockResolvedValue({ standIn });
  const task = { taskid, state: 'CONFIRMED', isRescueAgreed: true, ...known } as TaskDetail;
  await render(<StandIn task={task} />);
  return document.body.textContent;
};

beforeEach(() => call.mockClear());
afterEach(unmount);

it('names the stand-in with the rating, and says that it is so as of now', async () => {
  const said = await show(nilufar, 1);
  expect(said).toContain('Nilufar Karimi');
  expect(said).toContain('4.8');
  expect(said).toContain(orders.standIn.asOfNow);
});

it('says so where nobody is free', async () => {
  expect(await show(null, 2)).toContain(orders.standIn.nobody);
});

it('asks for nobody where the customer has not agreed to anybody else', async () => {
  expect(await show(nilufar, 3, { isRescueAgreed: false })).toBe('');
  expect(call).not.toHaveBeenCalled();
});
