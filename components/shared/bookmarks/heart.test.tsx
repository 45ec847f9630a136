/** @jest-environment jsdom */
import { createRender, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import orders from '@/messages/en/order-following.json';

import { BookmarkList } from './bookmark-list';
import { Heart } from './heart';

let mockAccount: object | null;
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/user-account', () => ({ useUserAccount: () => mockAccount }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ 'order-following': orders });
const WORDS = { add: 'Mark', remove: 'Take the mark away' };
const MARYAM = { kind: 'worker', key: 'PY1001' } as const;
let lists: object;
const heart = () => {
  const found = document.querySelector('button');
  if (!found) throw new Error('There is a heart.');
  return found;
};

beforeEach(() => {
  localStorage.clear();
  lists = { lstService: [], lstWorker: [] };
  call.mockReset();
  call.mockImplementation(async (name) => (name === 'bookmark/getbookmarks' ? lists : {}));
});
afterEach(unmount);

it('marks and unmarks in this browser before the login, and joins the account after it', async () => {
  mockAccount = null;
  await render(<Heart bookmark={MARYAM} words={WORDS} />);
  await press(heart());
  expect(heart().getAttribute('aria-label')).toBe(WORDS.remove);
  expect(call).not.toHaveBeenCalled();
  await unmount();
  mockAccount = { userId: 1 };
  await render(<Heart bookmark={MARYAM} words={WORDS} />);
  expect(call).toHaveBeenCalledWith('bookmark/addbookmarks', { lstSeopath: [], lstWorkerCode: ['PY1001'] });
  expect(localStorage.getItem('bookmarks')).toBeNull();
});

it('says how a favourite is made where none is, on the page of the account alone', async () => {
  mockAccount = { userId: 1 };
  await render(<BookmarkList />);
  expect(document.querySelector('section')).toBeNull();
  await unmount();
  await render(<BookmarkList showsEmpty />);
  expect(document.querySelector('section')?.textContent).toContain(orders.bookmarks.none);
});

it('marks in the account of somebody who is logged in, and lists what is marked there', async () => {
  mockAccount = { userId: 1 };
  await render(<Heart bookmark={MARYAM} words={WORDS} />);
  await press(heart());
  expect(call).toHaveBeenCalledWith('bookmark/addbookmarks', { lstSeopath: [], lstWorkerCode: ['PY1001'] });
  await unmount();
  lists = {
    lstService: [{ seopath: 'house-cleaning', serviceName: 'House cleaning' }],
    lstWorker: [{ workerCode: 'PY1001', fullname: 'Maryam Ahmadi', userImage: '', workerRate: null }],
  };
  await render(<BookmarkList />);
  const places = [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(places).toEqual([expect.stringContaining('Maryam Ahmadi'), 'House cleaning']);
});
