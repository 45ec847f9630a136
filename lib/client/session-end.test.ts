import { endSession, followOtherTabs, keepUserAccount } from './session-end';
import { account } from './testing';

/** The parts of a browser that the session's end needs: jsdom does not show where a page is sent. */
const location = { pathname: '/', assign: jest.fn(), reload: jest.fn() };
const stored = new Map<string, string>();
const page = Object.assign(new EventTarget(), {
  location,
  history: { state: null },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});
const documentElement = { lang: 'fa' };
Object.assign(globalThis, { window: page, document: { documentElement } });

const sara = JSON.stringify({ userId: 7 });
const nika = JSON.stringify({ userId: 8 });
const otherTab = (key: string, oldValue: string | null, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));

beforeAll(followOtherTabs);
beforeEach(() => {
  location.assign.mockReset();
  location.reload.mockReset();
  location.pathname = '/';
  documentElement.lang = 'fa';
  stored.clear();
});

describe('the end of a session', () => {
  // The first of all: nobody has left this page yet.
  it('is not undone by an answer that was under way', () => {
    keepUserAccount(account);
    expect(stored.has('userAccount')).toBe(true);
    endSession();
    keepUserAccount(account);
    expect(stored.has('userAccount')).toBe(false);
  });

  it('removes the account and loads the site root anew', () => {
    stored.set('userAccount', sara);
    endSession();
    expect(stored.has('userAccount')).toBe(false);
    expect(location.assign.mock.calls).toEqual([['/']]);
  });

  it('keeps the language', () => {
    stored.set('userAccount', sara);
    documentElement.lang = 'ar';
    endSession();
    expect(location.assign.mock.calls).toEqual([['/ar/']]);
  });

  it('removes personal pages even without a stored account, and leaves a visitor’s public page alone', () => {
    endSession();
    location.pathname = '/my-order-list/taskreview/7/';
    endSession();
    expect(location.assign).not.toHaveBeenCalled();
    location.pathname = '/user-profile/info/';
    endSession();
    documentElement.lang = 'en';
    location.pathname = '/en/pelakman/dashboard/';
    endSession();
    expect(location.assign.mock.calls).toEqual([['/'], ['/en/']]);
  });
});

describe('another tab', () => {
  it('logs out: a personal page leads to the site root, a public one stays', () => {
    otherTab('userAccount', sara, null);
    expect(location.assign).not.toHaveBeenCalled();
    location.pathname = '/my-order-list/';
    otherTab('orderDraft', sara, null);
    otherTab('userAccount', null, sara);
    expect(location.assign).not.toHaveBeenCalled();
    otherTab('userAccount', sara, null);
    expect(location.assign.mock.calls).toEqual([['/']]);
  });

  it('reloads a personal page for another person, and not for a change of the first person', () => {
    location.pathname = '/my-order-list/';
    otherTab('userAccount', sara, JSON.stringify({ userId: 7, inboxCount: 3 }));
    expect(location.reload).not.toHaveBeenCalled();
    otherTab('userAccount', sara, nika);
    expect(location.reload).toHaveBeenCalledTimes(1);
  });
});
