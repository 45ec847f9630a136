/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';

import { toBadgeText } from '@/components/shared/unread-count';
import { callFromBrowser } from '@/lib/client/browser';
import { UNREAD_BADGE_CAP } from '@/lib/domain/constants/screen';

import type { AccountLook } from './account-look';
import { AccountUnread } from './account-unread';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const words = { unreadMessages: 'Unread: {count}', messages: 'Messages' } as AccountLook['words'];
const paths = { messages: '/user-profile/messages/' } as AccountLook['paths'];

describe('the unread badge', () => {
  let root: Root;
  const open = async (unreadCount: number, look: AccountLook['look'] = 'desktop') => {
    call.mockResolvedValue(unreadCount);
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    root = createRoot(container);
    await act(async () =>
      root.render(
        <SWRConfig value={{ provider: () => new Map() }}>
          <AccountUnread icon={null} knownCount={0} words={words} paths={paths} look={look} />
        </SWRConfig>,
      ),
    );
  };
  const badge = () => document.querySelector('[data-unread-badge]')?.textContent;
  const label = () => document.querySelector('a')?.getAttribute('aria-label');
  beforeEach(() => call.mockReset());
  afterEach(() => act(async () => root.unmount()));

  it.each([
    [1, '1', 'Unread: 1'],
    [99, '99', 'Unread: 99'],
    [100, '99+', 'Unread: 100'],
    [500, '99+', 'Unread: 500'],
  ])('shows %i unread messages as %s, and reads out how many they are', async (count, text, said) => {
    await open(count);
    expect([badge(), label()]).toEqual([text, said]);
  });

  it('is not there without an unread message; a phone then has no envelope either', async () => {
    await open(0);
    expect([badge(), label()]).toEqual([undefined, 'Messages']);
    await act(async () => root.unmount());
    await open(0, 'mobile');
    expect(label()).toBeUndefined();
  });

  it('asks for the unread ones in a page of 500', async () => {
    await open(7);
    expect(call.mock.calls.map(([name, input]) => [name, input])).toEqual([
      ['nonePreloader/user/countuserinbox', { inboxReadEnum: 'NOTSEEN', pageNumber: 0, pageSize: 500 }],
    ]);
  });

  it('has the digits of the page', () => {
    expect(UNREAD_BADGE_CAP).toBe(99);
    expect([toBadgeText(99, 'fa'), toBadgeText(100, 'fa'), toBadgeText(100, 'ar')]).toEqual(['۹۹', '۹۹+', '٩٩+']);
  });
});
