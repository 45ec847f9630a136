/** @jest-environment jsdom */
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';

import { RegisterForm } from './register-form';
import { getAlertText, getButton, getInput, press, render, type, unmount } from './testing';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/', useRouter: () => ({}) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const onRegistered = jest.fn();
const named = (name: string) => call.mock.calls.filter(([called]) => called === name);

beforeEach(async () => {
  call.mockReset();
  call.mockImplementation(async (name) => (name === 'user/userexist' ? false : {}));
  onRegistered.mockReset();
  await render(<RegisterForm referralCode="FRIEND" onRegistered={onRegistered} onLogin={() => undefined} />);
});
afterEach(unmount);

const fill = async () => {
  await type('Name', 'Sara');
  await type('Family name', 'Ahmadi');
  await type('Mobile number', '09121234567');
  await press(getInput('terms of use'));
};

it('names everything that is missing and goes to the first of it', async () => {
  await press(getButton('Sign up'));
  for (const words of ['Please enter your name.', 'Please enter your family name.', 'Please enter your mobile number.', 'Please accept the terms of use']) {
    expect(document.body.textContent).toContain(words);
  }
  expect(document.activeElement).toBe(getInput('Name'));
  expect(named('security/register')).toEqual([]);
});

it('sends what was typed with the referral code of the address, and goes on to the code', async () => {
  await fill();
  await press(getButton('Sign up'));
  expect(named('security/register')).toEqual([['security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: '09121234567', userCode: 'FRIEND' }]]);
  expect(onRegistered).toHaveBeenCalledWith('09121234567');
});

it('asks whether a mobile exists as soon as it is valid, and stops a duplicate', async () => {
  call.mockResolvedValue(true);
  await type('Mobile number', '0912123456');
  expect(call).not.toHaveBeenCalled();
  await type('Mobile number', '09121234567');
  expect(document.body.textContent).toContain('This number is duplicate, please enter another.');
  expect(getButton('Sign up').disabled).toBe(true);
  await type('Mobile number', '0912123456');
  expect(getButton('Sign up').disabled).toBe(false);
});

it('opens the terms in a new tab', () => {
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toMatch(/^\/en\/policy/);
  expect(link?.target).toBe('_blank');
});

it('keeps everything typed when it fails, and says why, inline and in a red toast', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'user/userexist') return false;
    throw new CallError('UnknownError', { words: 'An unknown error occurred, try later.' });
  });
  await fill();
  await press(getButton('Sign up'));
  expect(document.querySelector('[data-tone="error"]')?.textContent).toContain('An error occurred in registration.');
  expect(getAlertText().split('An error occurred in registration.')).toHaveLength(3);
  expect(getInput('Name').value).toBe('Sara');
  expect(getInput('Mobile number').value).toBe('09121234567');
});
