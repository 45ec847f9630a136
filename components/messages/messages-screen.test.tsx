/** @jest-environment jsdom */
import { createRender, get, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import inbox from '@/messages/en/inbox.json';
import orders from '@/messages/en/order-following.json';

import { MessagesScreen } from './messages-screen';

let query = '';
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const named = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
const render = createRender({ common, inbox, 'order-following': orders });
const AT_MS = Date.parse('2026-11-21T08:00:00Z');

const thread = {
  taskid: 50_001,
  side: 'customer',
  kind: 'cleaning',
  seopath: 'house-cleaning',
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular cleaning',
  gradeName: '',
  state: 'EN_ROUTE',
  absence: null,
  personName: 'Maryam',
  personImage: null,
  last: { text: 'I am at the corner', fileKind: null, isOwn: false, atMs: AT_MS },
  hasWords: true,
  unreadCount: 2,
  path: '/my-order-list/current_order/?taskid=50001',
};
const message = { id: 7, title: 'Welcome', body: 'A gift', isSeen: false, createdAtMs: AT_MS, path: null };
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent ?? '');
const links = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href')?.replace(/\/$/, ''));

beforeEach(() => {
  query = '';
  call.mockReset();
  call.mockImplementation(async (name) =>
    name === 'ordermessage/getthreads'
      ? {
          lstThread: [
            thread,
            {
              ...thread,
              taskid: 50_002,
              personName: null,
              state: 'BIDDING',
              kind: 'task',
              last: { ...thread.last, text: '', fileKind: 'voice', isOwn: true },
              unreadCount: 0,
            },
          ],
          threadCount: 2,
          unreadNewsCount: 3,
        }
      : { userInboxLst: [message, { ...message, id: 8, title: 'Paid', isSeen: true }], inboxCount: 22 },
  );
});
afterEach(unmount);

it('an order is one row with who comes, for what, how it stands, the last words and how many are new', async () => {
  await render(<MessagesScreen />);
  const [first, second] = rows();
  for (const part of ['Maryam', 'Regular cleaning', orders.states.EN_ROUTE, 'I am at the corner', '2 unread messages'])
    expect(first).toContain(part);
  // Before there is anybody, the work gives the row its name, once.
  expect(second?.split('Regular cleaning')).toHaveLength(2);
  expect(second?.replaceAll(/[\u2068\u2069]/g, '')).toContain(`You: ${inbox.voice}`);
  expect(second).not.toContain('unread');
  // The closing slash comes from the framework's configuration, which is not here.
  expect(links()).toEqual(['/en/user-profile/messages/order/50001', '/en/user-profile/messages/order/50002']);
  expect(document.querySelector('nav [aria-current="page"]')?.textContent).toBe(inbox.orders);
  expect(document.querySelector('nav')?.textContent).toContain('3 unread news items');
});

it('lists messages without an order apart, a page at a time, the unread ones marked', async () => {
  query = 'show=news&page=2';
  await render(<MessagesScreen />);
  expect(named('user/getuserinbox')).toEqual([{ isNews: true, pageNumber: 1, pageSize: 20 }]);
  expect(rows().map((row) => row.startsWith(`${inbox.unread}: `))).toEqual([true, false]);
  expect(links()).toEqual(['/en/user-profile/messages/7', '/en/user-profile/messages/8']);
  expect(document.body.textContent).toContain('Page 2 of 2');
  expect([get(HTMLButtonElement, inbox.newer).disabled, get(HTMLButtonElement, inbox.older).disabled]).toEqual([
    false,
    true,
  ]);
});
