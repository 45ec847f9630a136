/** @jest-environment jsdom */
import { callFromBrowser } from '@/lib/client/browser';

import { AuthDialogs } from './auth-dialogs';
import { getButton, getInput, press, render, type, unmount } from './testing';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/', useRouter: () => router }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const answers: Readonly<Record<string, unknown>> = { 'user/userexist': false, 'security/checkactivationCode': { hasWelcomeGift: true } };
const onDone = jest.fn();

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (name) => answers[name] ?? { account: { userId: 7, roleId: null, inboxCount: 1, deliveryAddressCount: 0 } });
  for (const mock of [router.push, router.refresh, onDone]) mock.mockReset();
  window.localStorage.clear();
});
afterEach(async () => {
  await unmount();
  window.history.replaceState(null, '', '/');
});

/** From the login to the registration, and through the code. */
async function registers(): Promise<void> {
  await render(<AuthDialogs start="login" place="site" onClose={() => undefined} onDone={onDone} />);
  await press(getButton('Sign up'));
  await type('Name', 'Sara');
  await type('Family name', 'Ahmadi');
  await type('Mobile number', '09121234567');
  await press(getInput('terms of use'));
  await press(getButton('Sign up'));
  await type('Verification code', '1234');
  await press(getButton('Confirm'));
}

const readToast = () => document.querySelector('[data-tone="success"]')?.textContent;

it('[T-02] [T-03] a right code says so, logs in with it, ends all dialogs and refreshes the page where it is', async () => {
  window.history.replaceState(null, '', '/en/services/house-cleaning/?order-step=3');
  await registers();
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ userId: 7 }));
  expect(readToast()).toBe('Welcome to Pelakfan. A gift of 20,000\u00a0tomans is in your wallet.');
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(router.push).not.toHaveBeenCalled();
});

it('[T-03] in the provider sign-up it goes back there', async () => {
  window.history.replaceState(null, '', '/en/faq/?state=pelakfan-register');
  await registers();
  expect(router.push.mock.calls.map(([path]) => path)).toEqual(['/en/joinus/register/']);
  expect(router.refresh).not.toHaveBeenCalled();
});

it('has one title at a time, and asks for nothing by itself', async () => {
  await render(<AuthDialogs start="login" place="site" onClose={() => undefined} onDone={onDone} />);
  const titles = () => [...document.querySelectorAll('h2')].map((title) => title.textContent);
  expect(titles()).toEqual(['Log in']);
  await press(getButton('Forgot your password?'));
  expect(titles()).toEqual(['Forgotten password']);
  await press(getButton('Back to login'));
  await press(getButton('Sign up'));
  expect(titles()).toEqual(['Sign up']);
  expect(call).not.toHaveBeenCalled();
});
