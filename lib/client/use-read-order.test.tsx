/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';

import { callFromBrowser } from './browser';
import { refreshUnreadCount } from './unread-count';
import { useReadOrder } from './use-read-order';

jest.mock('./browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('./unread-count', () => ({ refreshUnreadCount: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({});

function OrderPage({ happened }: { happened: number }) {
  useReadOrder(7, happened);
  return null;
}

beforeEach(() => {
  jest.mocked(refreshUnreadCount).mockReset();
  call.mockReset();
});
afterEach(() => unmount());

it('reads the messages of an open order, and recounts the badge where there were any', async () => {
  call.mockResolvedValueOnce({ readCount: 2 });
  await render(<OrderPage happened={1} />);
  expect(call.mock.calls).toEqual([['nonePreloader/user/readorderinbox', { taskid: 7 }]]);
  expect(refreshUnreadCount).toHaveBeenCalledTimes(1);
  call.mockResolvedValueOnce({ readCount: 0 });
  await unmount();
  await render(<OrderPage happened={2} />);
  expect(call).toHaveBeenCalledTimes(2);
  expect(refreshUnreadCount).toHaveBeenCalledTimes(1);
});

it('leaves an order open whose messages cannot be marked', async () => {
  const log = jest.spyOn(console, 'info').mockReturnValue();
  call.mockRejectedValueOnce(new Error('no network'));
  await render(<OrderPage happened={1} />);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
