/** @jest-environment jsdom */
import { callFromBrowser } from '@/lib/client/browser';
import { refreshUnreadCount } from '@/lib/client/unread-count';

import { InboxNews, type News } from './inbox-news';
import { isOrderShown } from './shown-orders';
import { forgetToldNews } from './told-news';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/unread-count', () => ({ refreshUnreadCount: jest.fn() }));
jest.mock('./shown-orders', () => ({ isOrderShown: jest.fn() }));

const ORDER = '/my-order-list/current_order/?taskid=7';
const OTHER = '/my-order-list/current_order/?taskid=8';

describe('news of the inbox', () => {
  let unread: { id: number; path: string | null; createdAtMs: number }[];
  let told: News[];
  let news: InboxNews;
  /** Opens another tab with this inbox. */
  const open = () => new InboxNews((found) => void told.push(found));
  const arrive = (id: number, path: string | null = ORDER) => unread.unshift({ id, path, createdAtMs: id });
  const looks = async (tab = news) => {
    tab.look();
    await jest.advanceTimersByTimeAsync(1000);
  };
  const tell = (visibility: DocumentVisibilityState) =>
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const toldIds = () => told.map((found) => (found.kind === 'one' ? found.message.id : 'several'));

  beforeEach(async () => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    window.localStorage.clear();
    tell('visible');
    jest.mocked(isOrderShown).mockReturnValue(false);
    unread = [];
    told = [];
    const answer = async () => ({ userInboxLst: unread.slice(0, 10), inboxCount: unread.length });
    jest.mocked(callFromBrowser).mockImplementation(answer as unknown as typeof callFromBrowser);
    news = open();
    arrive(1);
    await looks();
  });
  afterEach(() => {
    news.stop();
    jest.useRealTimers();
  });

  it('are messages from after the first look, once each, and the count of the unread follows', async () => {
    expect([toldIds(), jest.mocked(refreshUnreadCount).mock.calls.length]).toEqual([[], 0]);
    arrive(2);
    await looks();
    await looks();
    expect([toldIds(), jest.mocked(refreshUnreadCount).mock.calls.length]).toEqual([[2], 1]);
    // Read elsewhere: nothing is said, the count goes down.
    unread.shift();
    await looks();
    expect([toldIds(), jest.mocked(refreshUnreadCount).mock.calls.length]).toEqual([[2], 2]);
  });

  it('are nothing from before a login: a first look belongs to the person', async () => {
    forgetToldNews();
    arrive(2, null);
    await looks(open());
    expect(toldIds()).toEqual([]);
    arrive(3);
    await looks(open());
    expect(toldIds()).toEqual([3]);
  });

  it('are asked for once for several events at a time', async () => {
    arrive(2);
    news.look();
    news.look();
    await looks();
    expect(jest.mocked(callFromBrowser)).toHaveBeenCalledTimes(2);
  });

  it('are the newest message of one order, or the count of several orders', async () => {
    arrive(2);
    arrive(3);
    await looks();
    arrive(4);
    arrive(5, OTHER);
    await looks();
    arrive(6, null);
    await looks();
    expect(toldIds()).toEqual([3, 'several', 6]);
  });

  it('are told once, in a visible tab', async () => {
    const second = open();
    await looks(second);
    tell('hidden');
    arrive(2);
    await looks(second);
    expect(toldIds()).toEqual([]);
    tell('visible');
    await looks();
    await looks(second);
    expect(toldIds()).toEqual([2]);
  });

  it('count up in a hidden tab, too', async () => {
    tell('hidden');
    arrive(2);
    await looks();
    expect([toldIds(), jest.mocked(refreshUnreadCount).mock.calls.length]).toEqual([[], 1]);
  });

  it('are not told where the page shows the order itself, then or later', async () => {
    jest.mocked(isOrderShown).mockImplementation((path) => path === ORDER);
    arrive(2);
    arrive(3, OTHER);
    await looks();
    jest.mocked(isOrderShown).mockReturnValue(false);
    await looks();
    expect(toldIds()).toEqual([3]);
  });

  it('wait for the next time after a failed read', async () => {
    arrive(2);
    jest.mocked(callFromBrowser).mockRejectedValueOnce(new Error('no network'));
    await looks();
    expect(toldIds()).toEqual([]);
    await looks();
    expect(toldIds()).toEqual([2]);
  });
});
