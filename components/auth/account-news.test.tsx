/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { SnackbarProvider } from '@/components/ui/snackbar';
import type * as Connect from '@/lib/client/alerts/connect';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { forgetToldNews } from '@/lib/client/alerts/told-news';
import { callFromBrowser } from '@/lib/client/browser';
import { toOrderPath } from '@/lib/domain/site/order-links';

import { AccountNews } from './account-news';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/unread-count', () => ({ refreshUnreadCount: jest.fn() }));
jest.mock('@/lib/i18n/link', () => ({ Link: ({ children }: { children: string }) => <span>{children}</span> }));
let hearsOfSomething: () => void;
jest.mock('@/lib/client/alerts/connect', () => ({
  connectToAlerts: ({ onCaughtUp }: Parameters<typeof Connect.connectToAlerts>[0]) => {
    hearsOfSomething = () => onCaughtUp?.();
    return () => undefined;
  },
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ORDER = toOrderPath(7, 'customer');
const icons = { neutral: null, success: null, error: null, dismiss: null };
const words = { messages: 'messages', newMessages: 'new messages', toOrder: 'to the order' };
let root: Root;
let unread: { id: number; title: string; body: string; path: string; createdAtMs: number }[];

/** The page of an order that tells by itself what happens to it. */
function OrderPage() {
  useShownOrders(ORDER);
  return null;
}
const render = (page: React.ReactNode) =>
  act(async () =>
    root.render(
      <SnackbarProvider dismissLabel="dismiss" icons={icons}>
        <AccountNews words={words} path="/messages/" />
        {page}
      </SnackbarProvider>,
    ),
  );
const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const looks = async () => {
  hearsOfSomething();
  await passes(1000);
};
const seen = () => document.querySelector('[data-news]')?.textContent ?? '';

beforeEach(async () => {
  jest.useFakeTimers();
  forgetToldNews();
  unread = [];
  const answer = async () => ({ userInboxLst: unread, inboxCount: unread.length });
  jest.mocked(callFromBrowser).mockImplementation(answer as unknown as typeof callFromBrowser);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  await render(null);
  await passes(2000);
  await looks();
});
afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
});

it('news of an order go as soon as a page tells of it by itself', async () => {
  unread = [{ id: 1, title: 'Payment received', body: 'It is paid.', path: ORDER, createdAtMs: Date.now() }];
  await looks();
  expect(seen()).toContain('Payment received');
  await render(<OrderPage />);
  expect(seen()).toBe('');
});
