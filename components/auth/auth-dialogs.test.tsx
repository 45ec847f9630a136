/** @jest-environment jsdom */
import { useState, type ComponentProps } from 'react';

import { getButton, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { WELCOME_GIFT_RIALS } from '@/lib/domain/constants/gifts';
import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';

import { AccountUnread } from './account-unread';
import { AuthDialogs } from './auth-dialogs';
import { VisitorDialog } from './visitor-dialog';
import { goesToTheCode, render } from './testing';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => router,
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const answers: Readonly<Record<string, unknown>> = {
  'user/userexist': false,
  'security/checkactivationCode': { hasWelcomeGift: true },
};
const named = (name: string) => call.mock.calls.filter(([called]) => called === name);
const onDone = jest.fn();

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(
    async (name) => answers[name] ?? { account: { userId: 7, roleId: null, inboxCount: 1, deliveryAddressCount: 0 } },
  );
  for (const mock of [router.push, router.refresh, onDone]) mock.mockReset();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(async () => {
  await unmount();
  window.history.replaceState(null, '', '/');
});

/** From the login to the registration, and through the code. */
async function registers(): Promise<void> {
  await render(<AuthDialogs start="login" place="site" onClose={() => undefined} onDone={onDone} />);
  await entersTheCode();
}

async function entersTheCode(): Promise<void> {
  await goesToTheCode();
  await type('Verification code', '1234');
}

const readToast = () => document.querySelector('[data-tone="success"]')?.textContent;

it('the order that a login interrupts stands above its form, at the registration and at the login', async () => {
  const about = <p>Regular cleaning, 1,200,000 tomans</p>;
  await render(<AuthDialogs start="register" place="order" about={about} onClose={() => undefined} onDone={onDone} />);
  const isAboveForm = () => {
    const text = document.querySelector('[role="dialog"]')?.textContent ?? '';
    return text.includes('Regular cleaning') && text.indexOf('Regular cleaning') < text.indexOf('Mobile');
  };
  expect(isAboveForm()).toBe(true);
  await press(getButton('Log in'));
  expect(isAboveForm()).toBe(true);
});

it('in the middle of an order a right code says so, logs in with it and refreshes the page where it is', async () => {
  window.history.replaceState(null, '', '/en/services/house-cleaning/?order-step=3');
  await registers();
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ userId: 7 }));
  expect(readToast()).toBe('Welcome to Pelakfan. A gift of 20,000\u00a0tomans is in your wallet.');
  expect(WELCOME_GIFT_RIALS).toBe(200_000);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(router.push).not.toHaveBeenCalled();
});

it('in the provider sign-up it goes back there', async () => {
  window.history.replaceState(null, '', '/en/faq/?state=pelakfan-register');
  await registers();
  expect(router.push.mock.calls.map(([path]) => path)).toEqual(['/en/joinus/register/']);
  expect(router.refresh).not.toHaveBeenCalled();
});

/** The header's login, which closes itself. */
function HeaderLogin() {
  const [isOpen, setIsOpen] = useState(true);
  return <VisitorDialog start="login" open={isOpen} onOpenChange={setIsOpen} />;
}

const countDialogs = () => document.querySelectorAll('[role="dialog"]').length;

it('the code’s dialog stands over the registration that the login became; a right code closes them all, where they are', async () => {
  await render(<HeaderLogin />);
  expect(countDialogs()).toBe(1);
  await entersTheCode();
  expect(named('security/login')).toHaveLength(1);
  expect(countDialogs()).toBe(0);
  expect([router.push.mock.calls, router.refresh.mock.calls.length, window.location.pathname]).toEqual([[], 1, '/']);
});

it('a wrong code leaves them open', async () => {
  call.mockImplementation(async (name) =>
    name === 'user/userexist'
      ? false
      : name === 'security/register'
        ? {}
        : Promise.reject(new CallError('invalid-activation-code', { words: 'Wrong.' })),
  );
  await render(<HeaderLogin />);
  await entersTheCode();
  expect(document.body.textContent).toContain('The entered code is wrong.');
  expect(countDialogs()).toBe(2);
});

it('asks for the code again when the page was loaded anew while it was awaited, there and nowhere else, as long as it is good and was not given up', async () => {
  const again = async () => {
    await unmount();
    await render(<HeaderLogin />);
    return countDialogs();
  };
  await render(<HeaderLogin />);
  await goesToTheCode();
  expect(await again()).toBe(2);
  window.history.replaceState(null, '', '/en/faq/');
  expect(await again()).toBe(1);
  window.history.replaceState(null, '', '/');
  expect(await again()).toBe(2);
  const close = [...document.querySelectorAll('[role="dialog"] [aria-label="Close"]')].at(-1);
  await press(close as HTMLElement);
  expect(await again()).toBe(1);
  await goesToTheCode();
  const sentAtMs = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(sentAtMs + ACTIVATION_CODE.lifetimeMs + 1000);
  expect(await again()).toBe(1);
  now.mockRestore();
});

it('asks anew for the unread count after another person of this page', async () => {
  let unread = 7;
  call.mockImplementation(async (name) =>
    name === 'nonePreloader/user/countuserinbox'
      ? unread
      : (answers[name] ?? { account: { userId: 7, roleId: null, inboxCount: 1, deliveryAddressCount: 0 } }),
  );
  const header = {
    words: { messages: 'Messages', unreadMessages: '{count} unread' },
    paths: { messages: '/user-profile/messages/' },
    look: 'desktop',
  } as ComponentProps<typeof AccountUnread>;
  await render(
    <>
      <AccountUnread {...header} icon={null} knownCount={0} />
      <AuthDialogs start="login" place="site" onClose={() => undefined} onDone={onDone} />
    </>,
  );
  const envelope = () => document.querySelector('a[href*="/user-profile/messages"]')?.getAttribute('aria-label');
  expect(envelope()).toBe('7 unread');
  unread = 1;
  await entersTheCode();
  expect(named('nonePreloader/user/countuserinbox')).toEqual(
    [1, 2].map(() => [
      'nonePreloader/user/countuserinbox',
      { inboxReadEnum: 'NOTSEEN', pageNumber: 0, pageSize: 500 },
      expect.anything(),
    ]),
  );
  expect(envelope()).toBe('1 unread');
});

it('has one title at a time, and asks by itself for nothing but the partners', async () => {
  await render(<AuthDialogs start="login" place="site" onClose={() => undefined} onDone={onDone} />);
  const titles = () => [...document.querySelectorAll('h2')].map((title) => title.textContent);
  expect(titles()).toEqual(['Log in']);
  await press(getButton('Forgot your password?'));
  expect(titles()).toEqual(['Forgotten password']);
  await press(getButton('Back to login'));
  await press(getButton('Sign up'));
  expect(titles()).toEqual(['Sign up']);
  // They are asked about after the paint, which may come sooner or later.
  expect(call.mock.calls.filter(([name]) => name !== 'boot/getpartners')).toEqual([]);
});
