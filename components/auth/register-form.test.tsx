/** @jest-environment jsdom */
import { act } from 'react';

import { getAlertText, getButton, getInput, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { logIn } from '@/lib/client/session';
import { CallError } from '@/lib/contract/call-error';

import { RegisterForm } from './register-form';
import { render, renderAnew } from './testing';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<
  Promise<unknown>,
  [name: string, input?: unknown, options?: { readonly captchaResponse?: string }]
>;
const onRegistered = jest.fn();
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const named = (name: string) => call.mock.calls.filter(([called]) => called === name);

beforeEach(async () => {
  call.mockReset();
  call.mockImplementation(async (name) => (name === 'user/userexist' ? false : {}));
  onRegistered.mockReset();
  await render(<RegisterForm referralCode="FRIEND" onRegistered={onRegistered} onLogin={() => undefined} />);
});
afterEach(async () => {
  await unmount();
  window.sessionStorage.clear();
  jest.useRealTimers();
});

const fill = async () => {
  await type('Name', 'Sara');
  await type('Family name', 'Ahmadi');
  await type('Mobile number', '09121234567');
  await press(getInput('terms of use'));
};

it('names everything that is missing and goes to the first of it', async () => {
  await press(getButton('Sign up'));
  for (const words of [
    'Please enter your name.',
    'Please enter your family name.',
    'Please enter your mobile number.',
    'Please accept the terms of use',
  ]) {
    expect(document.body.textContent).toContain(words);
  }
  expect(document.activeElement).toBe(getInput('Name'));
  expect(named('security/register')).toEqual([]);
  await type('Name', 'Sara');
  await type('Family name', 'Ahmadi');
  await type('Mobile number', '09121234567');
  await press(getButton('Sign up'));
  expect(named('security/register')).toEqual([]);
  expect(document.activeElement).toBe(getInput('terms of use'));
});

it('loses nothing of what was typed when the page is loaded anew, but asks for the consent again; a login forgets it', async () => {
  await fill();
  const again = async () => {
    await unmount();
    await render(<RegisterForm referralCode="FRIEND" onRegistered={onRegistered} onLogin={() => undefined} />);
    return [
      getInput('Name').value,
      getInput('Family name').value,
      getInput('Mobile number').value,
      getInput('terms of use').checked,
    ];
  };
  expect(await again()).toEqual(['Sara', 'Ahmadi', '09121234567', false]);
  call.mockImplementation(async () => ({ account: { userId: 7, firstName: 'Sara', roleId: null, inboxCount: 0 } }));
  await act(async () => void (await logIn({ mobile: '09121234567', password: '1234', place: 'site' })));
  expect(await again()).toEqual(['', '', '', false]);
});

it.each(['user-register-OK', 'user-not-active'] as const)(
  'sends what was typed with the referral code of the address, and goes on to the code: %s',
  async (registerStatus) => {
    call.mockImplementation(async (name) => (name === 'user/userexist' ? false : { registerStatus }));
    await fill();
    await press(getButton('Sign up'));
    expect(named('security/register')).toEqual([
      ['security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: '09121234567', userCode: 'FRIEND' }],
    ]);
    expect(onRegistered).toHaveBeenCalledWith('09121234567', {
      sentAtMs: expect.any(Number),
      expiresAtMs: expect.any(Number),
    });
  },
);

it('takes eleven digits of any script, says what is missing or wrong, and finds the number in a paste', async () => {
  await press(getButton('Sign up'));
  expect(document.body.textContent).toContain('Please enter your mobile number.');
  await type('Mobile number', 'a۰۹۱۲-١٢٣');
  expect(getInput('Mobile number').value).toBe('0912123');
  expect(document.body.textContent).toContain('The phone number is not valid.');
  await type('Mobile number', '0912123456789');
  expect(getInput('Mobile number').value).toBe('09121234567');
  for (const pasted of [' +98 (912) 123-4567 ', '+9109121234567', '009121234567']) {
    await type('Mobile number', '');
    await type('Mobile number', pasted);
    expect(getInput('Mobile number').value).toBe('09121234567');
  }
  expect(document.body.textContent).not.toContain('The phone number is not valid.');
});

it('says under its field what the host found wrong with a name', async () => {
  const message = 'A name has letters only.';
  call.mockImplementation(async (name) => {
    if (name === 'user/userexist') return false;
    throw new CallError('invalid-input', { fields: [{ field: 'firstname', message }] });
  });
  await fill();
  await press(getButton('Sign up'));
  expect(getInput('Name').getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain(message);
});

it('does without a referral code, and takes one whole from a paste with spaces', async () => {
  await type('Referral code', '');
  await fill();
  await press(getButton('Sign up'));
  expect(named('security/register')[0]?.[1]).not.toHaveProperty('userCode');
  await type('Referral code', `${' '.repeat(40)}FRIEND12\n`);
  expect(getInput('Referral code').value).toBe('FRIEND12');
});

it('asks whether a mobile exists as soon as it is valid, and stops a duplicate', async () => {
  call.mockResolvedValue(true);
  await type('Mobile number', '0912123456');
  expect(named('user/userexist')).toEqual([]);
  await type('Mobile number', '09121234567');
  expect(named('user/userexist').map(([, input]) => input)).toEqual([{ mobilenumber: '09121234567' }]);
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

it.each([
  ['by its name', 'user-already-registered', { mobilenumber: null, responseStatusCode: 2005 }],
  ['by its code alone', 'UnknownError', { mobilenumber: null, responseStatusCode: 2005 }],
] as const)('says that a number is registered already, %s, in red for 2.5 seconds', async (_how, key, details) => {
  call.mockImplementation(async (name) => {
    if (name === 'user/userexist') return false;
    throw new CallError(key, { words: 'Words of a host.', details });
  });
  await fill();
  jest.useFakeTimers();
  await press(getButton('Sign up'));
  const toast = () => document.querySelector('[data-tone="error"]')?.textContent;
  await pass(2499);
  expect(toast()).toBe('This number has already been registered.');
  await pass(1);
  expect(toast()).toBeUndefined();
  expect(onRegistered).not.toHaveBeenCalled();
});

it('leads to the code when strangers have asked for too many: who holds the phone has the last of them', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'user/userexist') return false;
    throw new CallError('TooMuchRequest', { words: 'There were too many tries.', retryAfterSeconds: 3000 });
  });
  await fill();
  await press(getButton('Sign up'));
  expect(onRegistered).not.toHaveBeenCalled();
  expect(getInput('Mobile number').value).toBe('09121234567');
  await press(getButton('Enter the code'));
  expect(onRegistered).toHaveBeenCalledWith('09121234567', null);
  await type('Mobile number', '09121234568');
  expect(document.body.textContent).not.toContain('Enter the code');
});

it('says SPEC’s words in a toast for any other failure, for 2.5 seconds, and in the form why', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'user/userexist') return false;
    throw new CallError('sms-not-sent', { words: 'The SMS could not be sent.' });
  });
  await fill();
  jest.useFakeTimers();
  await press(getButton('Sign up'));
  const toast = () => document.querySelector('[data-tone="error"]')?.textContent;
  expect(getAlertText()).toContain('The SMS could not be sent.');
  await pass(2499);
  expect(toast()).toBe('An error occurred in registration.');
  await pass(1);
  expect(toast()).toBeUndefined();
  expect(getAlertText().trim()).toBe('The SMS could not be sent.');
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

it('does the proof of work that the host asks for while somebody makes up mobiles, and nobody notices', async () => {
  const puzzles = { challenge: 'a-challenge', puzzleCount: 2, zeroBits: 1, expiresAtMs: 0 };
  const proofs: unknown[] = [];
  call.mockImplementation(async (name: string, _input?: unknown, options?: { captchaResponse?: string }) => {
    if (name === 'user/userexist') return false;
    if (name === 'boot/getcaptcha') return puzzles;
    if (name === 'boot/getpartners') return { sendsSms: true };
    proofs.push(options?.captchaResponse);
    if (options?.captchaResponse === undefined) throw new CallError('captcha-required');
    return { codeExpiresInSeconds: 120 };
  });
  const registered = new Promise<void>((resolve) => onRegistered.mockImplementation(resolve));
  await fill();
  await press(getButton('Sign up'));
  await act(async () => registered);
  expect(proofs).toEqual([undefined, expect.stringMatching(/^a-challenge~\d+-\d+$/)]);
  expect(onRegistered).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).not.toContain('calculation');
});

it('cannot be sent where the site sends no SMS, and says why before anything is typed', async () => {
  await unmount();
  call.mockImplementation(async (name) => (name === 'boot/getpartners' ? { sendsSms: false } : {}));
  await renderAnew(<RegisterForm referralCode="" onRegistered={onRegistered} onLogin={() => undefined} />);
  expect(document.body.textContent).toContain('Signing up is not possible at the moment');
  expect(getButton('Sign up').disabled).toBe(true);
});
