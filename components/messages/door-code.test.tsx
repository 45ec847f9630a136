/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import orders from '@/messages/en/order-following.json';

import { DoorCode } from './door-code';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string]>;
const render = createRender({ 'order-following': orders });

beforeEach(() => call.mockReset().mockResolvedValue({ taskDetail: { startCode: '8155' } }));
afterEach(unmount);

it('the messages of an order have its code on top, for the customer alone and until the work begins', async () => {
  await render(<DoorCode thread={{ taskid: 50_001, side: 'customer', state: 'EN_ROUTE' }} />);
  expect(document.body.textContent).toBe('Start code 8155');
  await unmount();
  call.mockClear();
  await render(<DoorCode thread={{ taskid: 50_001, side: 'provider', state: 'EN_ROUTE' }} />);
  await render(<DoorCode thread={{ taskid: 50_001, side: 'customer', state: 'IN_PROGRESS' }} />);
  expect(document.body.textContent).toBe('');
  expect(call).not.toHaveBeenCalled();
});
