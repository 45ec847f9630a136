import { followPush, showPush } from './notifications';
import { scope, type OpenPage } from './scope';

const shown = jest.fn();
const opened = jest.fn();
let pages: OpenPage[] = [];

const aPage = (visibilityState: DocumentVisibilityState) => ({
  url: 'https://pelakfan.example/',
  visibilityState,
  focus: jest.fn(),
  navigate: jest.fn(),
});
const push = (text: unknown) =>
  showPush({
    waitUntil: () => undefined,
    data: { text: () => (typeof text === 'string' ? text : JSON.stringify(text)) },
  });
const press = (path: string) =>
  followPush({ waitUntil: () => undefined, notification: { data: { path }, close: () => undefined } });

beforeEach(() => {
  jest.clearAllMocks();
  pages = [];
  Object.assign(scope, {
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: opened },
  });
});

it('shows a title, and leads to its page in the reader’s language', async () => {
  await push({ title: 'کار تازه', path: '/pelakman/orderlist/newworks/7/', locale: 'fa' });
  await push({ title: 'New work', path: '/pelakman/orderlist/newworks/7/', locale: 'en' });
  expect(shown.mock.calls.map(([title, { data }]) => [title, data.path])).toEqual([
    ['کار تازه', '/pelakman/orderlist/newworks/7/'],
    ['New work', '/en/pelakman/orderlist/newworks/7/'],
  ]);
});

it('is silent while a page of the site is looked at, which tells of it itself', async () => {
  pages = [aPage('hidden'), aPage('visible')];
  await push({ title: 'New work', path: '/', locale: 'en' });
  expect(shown).not.toHaveBeenCalled();
});

it.each(['', 'nonsense', '{}', { title: 'x', path: '//evil.example/' }, { title: 'x', path: 'https://evil.example/' }])(
  'shows nothing of %j',
  async (text) => {
    await push(text);
    expect(shown).not.toHaveBeenCalled();
  },
);

it('goes on in a page that is open, and opens one where there is none', async () => {
  await press('/en/my-order-list/');
  expect(opened).toHaveBeenCalledWith('/en/my-order-list/');
  const page = aPage('hidden');
  pages = [page];
  await press('/my-order-list/');
  expect(page.navigate).toHaveBeenCalledWith('/my-order-list/');
  expect(opened).toHaveBeenCalledTimes(1);
});

it('rings again for a second event of an order, and writes it in its own direction', async () => {
  for (const locale of ['fa', 'de']) await push({ title: 'x', path: '/pelakman/orderlist/newworks/7/', locale });
  expect(shown.mock.calls.map(([, { tag, renotify, lang, dir }]) => [tag, renotify, lang, dir])).toEqual([
    ['/pelakman/orderlist/newworks/7/', true, 'fa', 'rtl'],
    ['/de/pelakman/orderlist/newworks/7/', true, 'de', 'ltr'],
  ]);
});

it('opens a page of its own where the open one is not the worker’s to lead', async () => {
  const page = aPage('hidden');
  page.navigate.mockRejectedValue(new TypeError('not controlled'));
  pages = [page];
  await press('/my-order-list/');
  expect(opened).toHaveBeenCalledWith('/my-order-list/');
});
