/** @jest-environment jsdom */
import { act } from 'react';

import { findButton, getButton, getInput, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { toSentCode } from '@/lib/client/session';
import { CallError } from '@/lib/contract/call-error';
import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { render } from './testing';
import { VerificationDialog } from './verification-dialog';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const onVerified = jest.fn();
const account = { userId: 7, roleId: null };
const wrong = new CallError('invalid-activation-code', { words: 'The entered code is wrong.' });
const LABEL = 'Verification code';
const enter = () =>
  act(async () => getInput(LABEL).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
const readTimer = () => document.querySelector('[role="timer"]')?.textContent;
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

/** As the host said it: a code may have been on its way already. */
const open = (lifetimeMs: number = ACTIVATION_CODE.lifetimeMs) =>
  render(
    <VerificationDialog
      mobile="09121234567"
      sent={toSentCode({ codeExpiresInSeconds: lifetimeMs / 1000 })}
      place="site"
      onVerified={onVerified}
      onClose={() => undefined}
    />,
  );

beforeEach(async () => {
  jest.useFakeTimers();
  call.mockReset();
  onVerified.mockReset();
  window.localStorage.clear();
  await open();
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it('takes four digits of any script, no fifth and no letter, and is sent with the fourth', async () => {
  call.mockReturnValue(new Promise(() => undefined));
  expect(getButton('Confirm').disabled).toBe(true);
  await type(LABEL, '۱۲3');
  expect(getInput(LABEL).value).toBe('123');
  expect(getButton('Confirm').disabled).toBe(true);
  await enter();
  expect(document.body.textContent).toContain('Please enter your 4-digit verification code.');
  await type(LABEL, 'a۱b۲');
  expect([getInput(LABEL).value, getButton('Confirm').disabled]).toEqual(['12', true]);
  await type(LABEL, ' ١٢-٣٤ ٥');
  expect(document.body.textContent).not.toContain('Please enter your 4-digit verification code.');
  expect(getInput(LABEL).value).toBe('1234');
  expect(call).toHaveBeenCalledTimes(1);
  expect([getInput(LABEL).autocomplete, getInput(LABEL).required]).toEqual(['one-time-code', true]);
  await type(LABEL, '12345');
  expect(getInput(LABEL).value).toBe('1234');
  expect(call).toHaveBeenCalledTimes(1);
});

it('sends the code with its mobile, and logs in with it as the password, hashed', async () => {
  call.mockImplementation(async (name) =>
    name === 'security/checkactivationCode' ? { hasWelcomeGift: true } : { account },
  );
  await type(LABEL, '1234');
  expect(call.mock.calls).toEqual([
    ['security/checkactivationCode', { mobile: '09121234567', activationCode: '1234' }],
    ['security/login', { mobile: '09121234567', password: toPasswordDigest('09121234567', '1234') }],
    ['user/getuseraccount', {}],
  ]);
  expect(onVerified).toHaveBeenCalledWith({ account: expect.objectContaining({ userId: 7 }), hasWelcomeGift: true });
});

it('flags a wrong code, clears the field, has its button back and offers another code', async () => {
  call.mockRejectedValue(wrong);
  expect(findButton('Send the code again')).toBeUndefined();
  await type(LABEL, '1234');
  expect(document.body.textContent).toContain('The entered code is wrong.');
  expect(getInput(LABEL).value).toBe('');
  expect(getInput(LABEL).getAttribute('aria-invalid')).toBe('true');
  expect(getButton('Confirm').disabled).toBe(false);
  await press(getButton('Confirm'));
  expect(document.body.textContent).toContain('Please enter your 4-digit verification code.');
  expect(getButton('Send the code again').disabled).toBe(false);
});

it('waits 60 seconds after a resend, in ticks of one, then offers it again', async () => {
  call.mockRejectedValueOnce(wrong).mockResolvedValue({});
  await type(LABEL, '1234');
  await press(getButton('Send the code again'));
  expect(call).toHaveBeenLastCalledWith('security/forgetpassword', { mobilenumber: '09121234567' });
  expect(getButton('Send again in 60\u00a0s').disabled).toBe(true);
  await pass(1000);
  expect(getButton('Send again in 59\u00a0s').disabled).toBe(true);
  await pass(58_000);
  expect(getButton('Send again in 1\u00a0s').disabled).toBe(true);
  await pass(1000);
  expect(getButton('Send the code again').disabled).toBe(false);
});

it('offers another code a minute after the sending, without a wrong entry', async () => {
  await pass(59_000);
  expect(findButton('Send the code again')).toBeUndefined();
  await pass(1000);
  expect(getButton('Send the code again').disabled).toBe(false);
});

it('counts down to the end that the host has named, and calls the code expired at once, whatever is typed', async () => {
  await unmount();
  await open(90_000);
  expect(readTimer()).toContain('1:30');
  await pass(29_000);
  expect([readTimer(), findButton('Send the code again')]).toEqual([expect.stringContaining('1:01'), undefined]);
  await pass(1000);
  expect(getButton('Send the code again').disabled).toBe(false);
  await type(LABEL, '12');
  await pass(59_000);
  expect([readTimer(), document.body.textContent]).toEqual([
    expect.stringContaining('0:01'),
    expect.not.stringContaining('The code has expired.'),
  ]);
  await pass(1000);
  expect(document.body.textContent).toContain('The code has expired.');
  expect([readTimer(), getInput(LABEL).value]).toEqual([undefined, '12']);
  call.mockRejectedValueOnce(wrong);
  await type(LABEL, '1234');
  expect(document.body.textContent).toContain('The code has expired.');
  expect(document.body.textContent).not.toContain('The entered code is wrong.');
});

it('begins anew with the code that is sent again', async () => {
  await pass(ACTIVATION_CODE.lifetimeMs);
  call.mockResolvedValueOnce({ codeExpiresInSeconds: 120 });
  await press(getButton('Send the code again'));
  expect(document.body.textContent).not.toContain('The code has expired.');
  expect(readTimer()).toContain('2:00');
  expect(document.activeElement).toBe(getInput(LABEL));
});

it('has the focus in its field, and says that the code becomes the password', () => {
  expect(document.activeElement).toBe(getInput(LABEL));
  expect(document.body.textContent).toContain('This code also becomes your password, until you choose another.');
});

it('knows no end of a code that went out before, and calls nothing a password where it is none', async () => {
  await unmount();
  await render(
    <VerificationDialog
      mobile="09121234567"
      sent={null}
      place="site"
      confirm={jest.fn()}
      onVerified={onVerified}
      onClose={() => undefined}
    />,
  );
  await pass(ACTIVATION_CODE.lifetimeMs);
  expect([readTimer(), document.body.textContent]).toEqual([undefined, expect.not.stringContaining('expired')]);
  expect(document.body.textContent).not.toContain('becomes your password');
});

it('says after a wrong entry, too, that the code has expired', async () => {
  call.mockRejectedValueOnce(wrong);
  await type(LABEL, '1234');
  expect(document.body.textContent).toContain('The entered code is wrong.');
  await pass(120_000);
  expect(document.body.textContent).toContain('The code has expired.');
  expect(document.body.textContent).not.toContain('The entered code is wrong.');
});

it('says what is missing where the digits were taken out again, and cannot be sent while it is', async () => {
  await type(LABEL, '12');
  await type(LABEL, '');
  expect(document.body.textContent).toContain('Please enter your 4-digit verification code.');
  expect(getButton('Confirm').disabled).toBe(true);
});

it('sends one code once, however often it is confirmed', async () => {
  call.mockReturnValue(new Promise(() => undefined));
  await type(LABEL, '1234');
  expect(getButton('Confirm').getAttribute('aria-disabled')).toBe('true');
  await press(getButton('Confirm'));
  expect(call).toHaveBeenCalledTimes(1);
});

describe('on a phone that reads the code from its SMS', () => {
  const asked: { readonly signal: AbortSignal; arrive: (code: string) => void }[] = [];
  beforeEach(async () => {
    await unmount();
    asked.length = 0;
    const get = ({ signal }: { signal: AbortSignal }) =>
      new Promise((resolve) => asked.push({ signal, arrive: (code) => resolve({ code }) }));
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    await open();
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('takes the code as it arrives and sends it, also the next one', async () => {
    call.mockRejectedValueOnce(wrong).mockResolvedValueOnce({});
    await act(async () => asked[0]?.arrive('۱۲۳۴'));
    expect(call).toHaveBeenLastCalledWith('security/checkactivationCode', {
      mobile: '09121234567',
      activationCode: '1234',
    });
    await press(getButton('Send the code again'));
    expect(asked).toHaveLength(2);
    call.mockReturnValue(new Promise(() => undefined));
    await act(async () => asked[1]?.arrive('5678'));
    expect(getInput(LABEL).value).toBe('5678');
  });

  it('stops waiting when the dialog closes', async () => {
    await unmount();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});
