/** @jest-environment jsdom */
import { act } from 'react';
import { SWRConfig } from 'swr';

import { findButton, getAlertText, press, unmount } from '@/components/forms/testing';
import { ACCOUNT_PLACES, WORK_PLACES } from '@/components/layout/own-places';
import { callFromBrowser } from '@/lib/client/browser';
import { leaveSession } from '@/lib/client/session-end';
import { account as visitorsAccount } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import owned from '@/messages/en/account.json';
import layout from '@/messages/en/layout.json';
import provided from '@/messages/en/provider.json';

import { AccountArea } from './account-area';
import type { AccountLook } from './account-look';
import { render } from './testing';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/session-end', () => ({ leaveSession: jest.fn() }));
// What rings is proved elsewhere.
jest.mock('@/components/alerts/provider-alerts', () => ({ ProviderAlerts: () => null }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const paths = {
  dashboard: '/pelakman/dashboard/',
  messages: '/user-profile/messages/',
  customerProfile: '/user-profile/',
  providerProfile: '/pelakman/user-profile/',
};
const places = {
  work: WORK_PLACES.map(({ key, path }) => ({ name: provided.places[key], path })),
  account: ACCOUNT_PLACES.map(({ key, path }) => ({ name: owned.places[key], path })),
};
const linksOf = (...listed: (readonly { readonly name: string; readonly path: string }[])[]) =>
  listed.flat().map(({ name, path }) => [name, `/en${path}`]);
const customer = { ...visitorsAccount, firstName: 'Sara', lastName: 'Ahmadi', roleId: null, inboxCount: 4 };
const provider = { ...customer, roleId: 16 };

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (name) => (name === 'nonePreloader/user/countuserinbox' ? 120 : {}));
  window.localStorage.clear();
});
afterEach(() => unmount());

async function open(
  look: 'desktop' | 'mobile',
  person?: typeof customer | typeof provider,
  leadsTo: AccountLook['paths'] = paths,
): Promise<void> {
  if (person) storeUserAccount(person);
  await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AccountArea
        look={look}
        words={{ ...layout.header, toOrder: 'Go to the order', stepRefused: 'Not taken', toWork: 'To the job' }}
        paths={leadsTo}
        places={places}
        loginClassName=""
        icons={{ login: null, person: null, envelope: null }}
      />
    </SWRConfig>,
  );
  await arrives();
}

/** Waits until the lazily loaded parts have arrived. */
const arrives = () =>
  act(async () => void (await Promise.all([import('./account-menu'), import('./visitor-dialogs')])));
const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href')?.replace(/\/?$/, '/');
const links = () => [...document.querySelectorAll('li a')].map((link) => [link.textContent, hrefOf(link)]);
/** The element that bears a name for screen readers, as a label or as words of its own. */
const named = (label: string) =>
  [...document.querySelectorAll('[aria-label], a, button')].find(
    (element) =>
      element.getAttribute('aria-label') === label || element.querySelector('.sr-only')?.textContent === label,
  ) ?? null;

describe('a visitor', () => {
  it.each(['desktop', 'mobile'] as const)(
    'has the login button, no envelope and no menu, and it opens the login dialog: %s',
    async (look) => {
      await open(look);
      expect([named('Messages'), links()]).toEqual([null, []]);
      expect(document.querySelector('[role="dialog"]')).toBeNull();
      const button = named(layout.header.login);
      if (!(button instanceof HTMLButtonElement)) throw new Error('There is no login button.');
      await press(button);
      await arrives();
      expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe('Log in');
      expect(call).not.toHaveBeenCalled();
    },
  );
});

describe('the account’s part of the header', () => {
  it.each(['desktop', 'mobile'] as const)(
    'has an envelope with the unread count of at most 500, which leads to the messages: %s',
    async (look) => {
      await open(look, customer);
      expect(named(layout.header.login)).toBeNull();
      expect(call.mock.calls.map(([name, input]) => [name, input])).toEqual([
        ['nonePreloader/user/countuserinbox', { inboxReadEnum: 'NOTSEEN', pageNumber: 0, pageSize: 500 }],
      ]);
      expect([
        hrefOf(named('Unread messages: 120')),
        document.querySelector('[data-unread-badge]')?.textContent,
      ]).toEqual(['/en/user-profile/messages/', '99+']);
    },
  );

  it('a customer’s menu bears the full name, and has everything that is theirs, and the way out', async () => {
    await open('desktop', customer);
    const menu = named('Sara Ahmadi’s account');
    expect([menu?.tagName, menu?.querySelector('[aria-hidden]')?.textContent]).toEqual(['BUTTON', 'Sara Ahmadi']);
    expect(links()).toEqual(linksOf(places.account));
    expect(findButton(layout.header.logout)).toBeDefined();
  });

  it('a provider’s menu has the work first, and then everything that is theirs', async () => {
    await open('desktop', provider);
    expect(links()).toEqual(linksOf(places.work, places.account));
    expect(findButton(layout.header.logout)).toBeDefined();
  });

  it('on a phone the first name leads to the profile of a customer, or of a provider', async () => {
    for (const [person, path] of [
      [customer, '/en/user-profile/'],
      [provider, '/en/pelakman/user-profile/'],
    ] as const) {
      await open('mobile', person);
      const link = named('Sara Ahmadi’s account');
      expect([link?.tagName, link?.querySelector('[aria-hidden] [dir]')?.textContent, hrefOf(link)]).toEqual([
        'A',
        'Sara',
        path,
      ]);
      await unmount();
    }
  });

  it('on a phone a provider without a profile page has the desktop’s menu, and sees that it is one', async () => {
    await open('mobile', provider, { ...paths, providerProfile: null });
    const menu = named('Sara Ahmadi’s account');
    expect([menu?.tagName, menu?.getAttribute('aria-expanded'), menu?.querySelectorAll('svg').length]).toEqual([
      'BUTTON',
      'false',
      1,
    ]);
    expect(links()).toEqual(linksOf(places.work, places.account));
  });

  it('the way out ends the session at the host first; where that could not be told, the person stays', async () => {
    await open('desktop', customer);
    const leave = async () => press(findButton(layout.header.logout) ?? document.body);
    call.mockRejectedValueOnce(new CallError('network-failed'));
    await leave();
    expect([call.mock.lastCall, jest.mocked(leaveSession).mock.calls.length]).toEqual([
      ['security/logout', { everywhere: false }],
      0,
    ]);
    expect(getAlertText()).toContain(layout.header.logoutFailed);
    await leave();
    expect(jest.mocked(leaveSession)).toHaveBeenCalledTimes(1);
  });
});
