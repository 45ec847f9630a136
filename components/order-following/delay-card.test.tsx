/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import orders from '@/messages/en/order-following.json';

import { DelayCard } from './delay-card';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'order-following': orders, common });
const onChange = jest.fn();
const show = (answer: string, moves: string[] = []) => {
  const task = { taskid: 7, state: 'CONFIRMED', moves, lateness: { delay: { minutes: 20, answer } } };
  return render(<DelayCard task={task as unknown as TaskDetail} onChange={onChange} />);
};
afterEach(unmount);

it.each([
  [orders.delay.agree, true],
  [orders.delay.refuse, false],
])('one tap answers a delay that was told an hour ahead: %s', async (label, isagreed) => {
  call.mockReset().mockResolvedValue({});
  await show('open', ['agreeDelay', 'refuseDelay']);
  await press(getButton(label));
  expect(call).toHaveBeenCalledWith('reqandpay/answerdelay', { taskid: 7, isagreed });
  expect(onChange).toHaveBeenCalled();
});

it('says what was told where there is nothing to answer, and what was agreed', async () => {
  await show('unasked');
  expect(document.body.textContent).toBe(orders.delay.told.replace('{minutes}', '20'));
  await unmount();
  await show('agreed');
  expect(document.body.textContent).toBe(orders.delay.agreed.replace('{minutes}', '20'));
});
