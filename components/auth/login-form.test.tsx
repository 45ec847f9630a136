/** @jest-environment jsdom */
import { act } from 'react';

import { getAlertText, getButton, getInput, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { readUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { LoginForm } from './login-form';
import { render, renderAnew } from './testing';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const account = { userId: 7, firstName: 'Sara', roleId: null, inboxCount: 3, deliveryAddressCount: 2 };
const onLoggedIn = jest.fn();
const onForgotten = jest.fn();
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const named = (name: string) => call.mock.calls.filter(([called]) => called === name);

beforeEach(async () => {
  call.mockReset();
  onLoggedIn.mockReset();
  onForgotten.mockReset();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

const loginForm = (place: 'site' | 'order') => (
  <LoginForm place={place} onLoggedIn={onLoggedIn} onForgotten={onForgotten} onRegister={() => undefined} />
);
const open = (place: 'site' | 'order' = 'site') => render(loginForm(place));
const fill = async (mobile: string, password: string) => {
  await type('Mobile number', mobile);
  await type('4-digit password', password);
  await press(getButton('Log in'));
};

it('asks for both fields, and sends nothing before they are right', async () => {
  await open();
  for (const label of ['Mobile number', '4-digit password']) {
    expect(getInput(label).required).toBe(true);
    expect(getInput(label).labels?.[0]?.textContent).toContain('*');
  }
  await press(getButton('Log in'));
  expect(document.body.textContent).toContain('Please enter your mobile number.');
  expect(document.body.textContent).toContain('Please enter your 4-digit password.');
  await fill('0912123456', '12');
  expect(document.body.textContent).toContain('The phone number is not valid.');
  for (const password of ['12', '123', 'abcd']) {
    await fill('09121234567', password);
    expect(document.body.textContent).toContain('Please enter your 4-digit password.');
  }
  expect(call).not.toHaveBeenCalled();
});

it('takes eleven digits and four, and nothing but digits', async () => {
  await open();
  await type('Mobile number', 'a0912-123-45678');
  await type('4-digit password', '12a345');
  expect([getInput('Mobile number').value, getInput('4-digit password').value]).toEqual(['09121234567', '1234']);
});

it('takes Persian digits and a pasted country code, and sends the digest in place of the password', async () => {
  call.mockResolvedValue({ account });
  await open();
  await fill('+98 912 000 0001', '۱۲۳۴');
  expect(getInput('Mobile number').value).toBe('09120000001');
  expect(named('security/login')).toEqual([
    ['security/login', { mobile: '09120000001', password: toPasswordDigest('09120000001', '1234') }],
  ]);
});

it('keeps the account with its counts, from the call with addresses on the site and the one without in an order', async () => {
  call.mockResolvedValue({ account });
  await open();
  await fill('09120000001', '1234');
  expect(named('user/getuseraccount')).toHaveLength(1);
  expect(readUserAccount()).toMatchObject({ userId: 7, inboxCount: 3, deliveryAddressCount: 2 });
  expect(onLoggedIn).toHaveBeenCalledWith(expect.objectContaining({ userId: 7 }));
  await unmount();
  await open('order');
  await fill('09120000001', '1234');
  expect(named('user/getuserinfo')).toHaveLength(1);
});

it('says inline what went wrong, clears the password and keeps the mobile', async () => {
  call.mockRejectedValue(new CallError('invalid-login', { words: 'User information is incorrect.' }));
  await open();
  await fill('09120000001', '1234');
  expect(getAlertText()).toContain('User information is incorrect.');
  expect(getInput('4-digit password').value).toBe('');
  expect(getInput('Mobile number').value).toBe('09120000001');
  expect(document.activeElement).toBe(getInput('4-digit password'));
});

describe('the SMS step', () => {
  const asked = new CallError('sms-code-required', { words: 'Enter the code that was sent.' });
  const enter = async (code: string) => {
    await type('Verification code', code);
  };

  it('asks for the code over the form, and logs in with the password and it', async () => {
    call.mockRejectedValueOnce(asked).mockResolvedValue({ account });
    await open();
    await fill('09120000001', '1234');
    await enter('5678');
    const password = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(named('security/login')).toEqual([
      ['security/login', { mobile: '09120000001', password }],
      ['security/login', { mobile: '09120000001', password, activationCode: '5678' }],
    ]);
    expect(named('security/checkactivationCode')).toEqual([]);
    expect(onLoggedIn).toHaveBeenCalledWith(expect.objectContaining({ userId: 7 }));
  });

  it('keeps the password through a wrong code, and asks the login itself for another one', async () => {
    call
      .mockRejectedValueOnce(asked)
      .mockRejectedValueOnce(new CallError('invalid-activation-code', { words: 'Wrong.' }))
      .mockRejectedValueOnce(asked)
      .mockResolvedValue({ account });
    await open();
    await fill('09120000001', '1234');
    await enter('5678');
    expect(document.body.textContent).toContain('The entered code is wrong.');
    await press(getButton('Send the code again'));
    await enter('8765');
    expect(named('security/forgetpassword')).toEqual([]);
    expect(named('security/login').map(([, input]) => Reflect.get(Object(input), 'activationCode'))).toEqual([
      undefined,
      '5678',
      undefined,
      '8765',
    ]);
    expect(onLoggedIn).toHaveBeenCalled();
  });

  it('closes over a wrong password, says so and clears it', async () => {
    call
      .mockRejectedValueOnce(asked)
      .mockRejectedValueOnce(new CallError('invalid-login', { words: 'User information is incorrect.' }));
    await open();
    await fill('09120000001', '1234');
    await enter('5678');
    expect(getAlertText()).toContain('User information is incorrect.');
    expect(getInput('4-digit password').value).toBe('');
    expect(document.body.textContent).not.toContain('Verification code');
  });
});

describe('the forgotten password', () => {
  it('is not asked for where the site sends no SMS, and the form says what can be done', async () => {
    call.mockImplementation(async (name) => (name === 'boot/getpartners' ? { sendsSms: false } : {}));
    await renderAnew(loginForm('site'));
    await press(getButton('Forgot your password?'));
    await type('Mobile number', '09120000001');
    expect(document.body.textContent).toContain('write to us on the contact page');
    expect(getButton('Send the password').disabled).toBe(true);
  });

  it('is sent only with eleven digits, and leads back to the login', async () => {
    call.mockResolvedValue({});
    await open();
    await press(getButton('Forgot your password?'));
    expect([getInput('Mobile number').required, getButton('Send the password').disabled]).toEqual([true, true]);
    await type('Mobile number', '0912000000');
    expect(getButton('Send the password').disabled).toBe(true);
    await type('Mobile number', '09120000001');
    jest.useFakeTimers();
    await press(getButton('Send the password'));
    expect(call.mock.calls.filter(([name]) => name !== 'boot/getpartners')).toEqual([
      ['security/forgetpassword', { mobilenumber: '09120000001' }],
    ]);
    expect(document.querySelector('[role="status"]')?.textContent).toContain('Password sent to you.');
    expect(getInput('Mobile number').value).toBe('09120000001');
    expect(getButton('Log in')).toBeDefined();
    expect(getInput('4-digit password').autocomplete).toBe('one-time-code');
    await pass(2499);
    expect(document.querySelector('[role="status"]')?.textContent).toContain('Password sent to you.');
    await pass(1);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  });

  it('is toggled off as it was toggled on, and keeps the mobile', async () => {
    await open();
    await type('Mobile number', '0912000');
    await press(getButton('Forgot your password?'));
    expect(getInput('Mobile number').value).toBe('0912000');
    await press(getButton('Back to login'));
    expect(getInput('Mobile number').value).toBe('0912000');
    expect(getInput('4-digit password').autocomplete).toBe('current-password');
    expect(onForgotten.mock.calls).toEqual([[true], [false]]);
  });

  it('shows the host’s words, inline and for 2.5 seconds in a red toast', async () => {
    call.mockRejectedValue(new CallError('UserNull', { words: 'This number is not registered.' }));
    await open();
    await press(getButton('Forgot your password?'));
    await type('Mobile number', '09120000001');
    jest.useFakeTimers();
    await press(getButton('Send the password'));
    const inline = () =>
      document.getElementById(getInput('Mobile number').getAttribute('aria-describedby') ?? '')?.textContent;
    const toast = () => document.querySelector('[role="alert"] [data-tone="error"]')?.textContent;
    await pass(2499);
    expect([inline(), toast()]).toEqual(['This number is not registered.', 'This number is not registered.']);
    await pass(1);
    expect([inline(), toast()]).toEqual(['This number is not registered.', undefined]);
  });

  it('lets somebody in whose code was an activation code', async () => {
    await open();
    await press(getButton('Forgot your password?'));
    await type('Mobile number', '09120000001');
    call.mockResolvedValue({});
    await press(getButton('Send the password'));
    const refusal = new CallError('invalid-login', { words: 'User information is incorrect.' });
    call
      .mockRejectedValueOnce(refusal)
      .mockResolvedValueOnce({ activationStatus: 'login-successful' })
      .mockResolvedValue({ account });
    await type('4-digit password', '1234');
    await press(getButton('Log in'));
    expect(named('security/checkactivationCode')).toEqual([
      ['security/checkactivationCode', { mobile: '09120000001', activationCode: '1234' }],
    ]);
    expect(onLoggedIn).toHaveBeenCalled();
  });
});
