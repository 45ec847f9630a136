/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl';
import { act, type ComponentProps } from 'react';

import { fillsTheRegistration, render } from '@/components/auth/testing';
import { LoginGate } from '@/components/order/shell/login-gate';
import { OrderProvider, type Order } from '@/components/order/state/order-context';
import type { OrderFunnel } from '@/components/order/shell/order-funnel';
import { findButton, getButton, getInput, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { readUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import order from '@/messages/en/order.json';

import { OrderIsland } from './order-island';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/services/house-cleaning/',
  useRouter: () => router,
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// Of the funnel its gate alone: where the order needs a person.
jest.mock('@/components/order/shell/order-funnel', () => ({
  OrderFunnel: ({ login }: ComponentProps<typeof OrderFunnel>) => <GatedOrder login={login} />,
}));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const refresh = jest.fn();
const account = { userId: 7, firstName: 'Sara', roleId: null, inboxCount: 3 };
const ADDRESS = '/en/services/house-cleaning/?order-step=3';

function GatedOrder({ login }: Pick<ComponentProps<typeof OrderFunnel>, 'login'>) {
  const waiting = {
    service: { name: 'House cleaning', types: [] },
    draft: {},
    walk: { flow: [] },
    price: { answer: null, isLoading: false, error: null, refresh },
  } as unknown as Order;
  return (
    <NextIntlClientProvider locale="en" messages={{ order }} timeZone="Asia/Tehran">
      <OrderProvider order={waiting}>
        <LoginGate login={login} />
      </OrderProvider>
    </NextIntlClientProvider>
  );
}

beforeEach(async () => {
  for (const mock of [call, refresh, ...Object.values(router)]) mock.mockReset();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', ADDRESS);
  await render(<OrderIsland {...({} as ComponentProps<typeof OrderIsland>)} />);
  await arrives();
});
afterEach(() => unmount());

/** The dialogs are fetched when they are needed. */
const arrives = () => act(async () => void (await import('@/components/auth/continue-order-login')));
/** But for the question what the site can do, which each form asks. */
const names = () => call.mock.calls.map(([name]) => name).filter((name) => name !== 'boot/getpartners');
const readTitle = () => document.querySelector('[role="dialog"] h2')?.textContent;
const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/** In a browser where nobody has logged in yet the gate begins with the registration. */
async function logsIn(): Promise<void> {
  expect(readTitle()).toBe('Sign up');
  await press(getButton('Log in'));
  await type('Mobile number', '09120000001');
  await type('4-digit password', '1234');
  await press(getButton('Log in'));
}

/** The order heard of it, and goes on where it is. */
function expectTheOrderToGoOn(): void {
  expect(isDialogOpen()).toBe(false);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect([
    router.push.mock.calls,
    router.replace.mock.calls,
    window.location.pathname + window.location.search,
  ]).toEqual([[], [], ADDRESS]);
}

it('a login in the middle of an order asks for the account without the addresses, keeps how many there are, and the order goes on where it was', async () => {
  call.mockImplementation(async (name) => ({
    account: name === 'security/login' ? { ...account, deliveryAddressCount: 2 } : account,
  }));
  await logsIn();
  expect(names()).toEqual(['security/login', 'user/getuserinfo']);
  expect(readUserAccount()).toMatchObject({ userId: 7, inboxCount: 3, deliveryAddressCount: 2 });
  expectTheOrderToGoOn();
  window.localStorage.removeItem('userAccount');
  await unmount();
  await render(<OrderIsland {...({} as ComponentProps<typeof OrderIsland>)} />);
  await arrives();
  // Somebody has logged in here by now.
  expect(readTitle()).toBe('Log in');
});

it('keeps the typed values from one form to the other, and a number with an account leads to its login in one tap', async () => {
  call.mockImplementation(async (name) => name === 'user/userexist');
  await type('Name', 'Sara');
  await type('Mobile number', '09121234567');
  await press(getButton('Log in with \u206609121234567\u2069'));
  expect([readTitle(), getInput('Mobile number').value]).toEqual(['Log in', '09121234567']);
  expect(document.activeElement).toBe(getInput('4-digit password'));
  await type('Mobile number', '09121234568');
  await press(getButton('Sign up'));
  expect([getInput('Mobile number').value, getInput('Name').value]).toEqual(['09121234568', 'Sara']);
});

it('a registration in the middle of an order does the same once its code is right', async () => {
  call.mockImplementation(async (name) =>
    name === 'user/userexist' ? false : { account, hasWelcomeGift: true, registerStatus: 'user-register-OK' },
  );
  await fillsTheRegistration();
  expect(refresh).not.toHaveBeenCalled();
  await type('Verification code', '1234');
  expect(names()).toEqual([
    'user/userexist',
    'security/register',
    'security/checkactivationCode',
    'security/login',
    'user/getuserinfo',
  ]);
  expectTheOrderToGoOn();
});

it('a login that fails, or is closed, signals nothing; it can be opened again', async () => {
  call.mockRejectedValue(new CallError('invalid-login', { words: 'User information is incorrect.' }));
  await logsIn();
  expect(isDialogOpen()).toBe(true);
  const close = document.querySelector('[role="dialog"] [aria-label="Close"]');
  if (!(close instanceof HTMLButtonElement)) throw new Error('The dialog cannot be closed.');
  await press(close);
  expect([isDialogOpen(), refresh.mock.calls.length]).toEqual([false, 0]);
  await press(findButton(order.login.action) ?? document.body);
  await arrives();
  expect(isDialogOpen()).toBe(true);
});
