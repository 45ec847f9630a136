/** @jest-environment jsdom */
import { act } from 'react';

import {
  button,
  field,
  FORM,
  leave,
  MOBILE,
  pressEnter,
  renderMobileForm,
  said,
  sendMobile,
  toast,
  typeMobile,
} from '@/components/forms/mobile-form-testing';
import { unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { readCallError } from '@/lib/contract/read-call-error';

import { AppLinkOutcome } from './app-link-outcome';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const words = {
  invalid: 'invalid',
  wait: 'wait {seconds} s',
  sent: 'sent',
  tooMuch: 'too much',
  unknown: 'unknown',
  other: 'other',
};
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

beforeEach(async () => {
  jest.useFakeTimers();
  call.mockReset();
  call.mockResolvedValue({});
  await renderMobileForm(<AppLinkOutcome formId={FORM} words={words} />);
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it('takes at most eleven digits of any script, and can be sent only when they are a mobile', async () => {
  const seen = async (text: string) => {
    await typeMobile(text);
    return [field().value, button().disabled];
  };
  expect(button().disabled).toBe(true);
  expect(await seen('0912123456')).toEqual(['0912123456', true]);
  expect(await seen('a0912-123x')).toEqual(['0912123', true]);
  expect(await seen('12345678901')).toEqual(['12345678901', true]);
  for (const text of ['۰۹۱۲۱۲۳۴۵۶۷', '٠٩١٢١٢٣٤٥٦٧', '+98 912 123 4567', '0912123456789'])
    expect([text, await seen(text)]).toEqual([text, [MOBILE, false]]);
  expect(call).not.toHaveBeenCalled();
});

it.each([
  ['fa', '۰۹۱۲'],
  ['ar', '٠٩١٢'],
  ['de', '0912'],
])('shows what is typed in the digits of the reader and sends Latin ones: %s', async (lang, shown) => {
  document.documentElement.lang = lang;
  for (const text of ['0912', '۰۹۱۲', '٠٩١٢']) {
    await typeMobile(text);
    expect(field().value).toBe(shown);
  }
  await sendMobile(MOBILE);
  expect(call).toHaveBeenCalledWith('boot/sharelink', { mobile: MOBILE });
});

it('says what is wrong once eleven digits are typed, and of fewer, or none, once the field was left', async () => {
  await typeMobile('0912123456');
  expect([said(), field().getAttribute('aria-invalid')]).toEqual(['', 'false']);
  await typeMobile('12345678901');
  expect([said(), field().getAttribute('aria-invalid')]).toEqual(['invalid', 'true']);
  await typeMobile('0912123456');
  expect(said()).toBe('');
  await leave();
  expect(said()).toBe('invalid');
  await typeMobile('');
  expect(said()).toBe('invalid');
  await typeMobile(MOBILE);
  expect([said(), field().getAttribute('aria-invalid')]).toEqual(['', 'false']);
});

it('sends once, counts 60 seconds down by one while nothing can be sent, and begins with 60 again', async () => {
  await sendMobile(MOBILE);
  expect(call.mock.calls).toEqual([['boot/sharelink', { mobile: MOBILE }]]);
  expect([said(), button().disabled]).toEqual(['sentwait 60 s', true]);
  await pass(999);
  expect(said()).toBe('sentwait 60 s');
  await pass(1);
  expect(said()).toBe('sentwait 59 s');
  await pass(58_000);
  expect([said(), button().disabled]).toEqual(['sentwait 1 s', true]);
  // Neither another number nor the Enter key gets around the wait.
  await typeMobile('09121234568');
  await pressEnter();
  expect([button().disabled, call.mock.calls.length]).toEqual([true, 1]);
  await pass(1000);
  expect([said(), button().disabled]).toEqual(['sent', false]);
  await sendMobile('09121234568');
  expect(said()).toBe('sentwait 60 s');
  expect(call).toHaveBeenLastCalledWith('boot/sharelink', { mobile: '09121234568' });
});

const answer = (desc: string, name: string, descr: string) =>
  readCallError({ desc, responseStatus: { value: 1, name, descr } });

it.each([
  ['the host names too many requests', answer('TooMuchRequest', 'TooMuchRequest', 'Words of the host'), 'too much'],
  ['desc alone names too many requests', answer('TooMuchRequest', 'Refused', ''), 'too much'],
  ['desc names an unknown error', answer('UnknownError', 'Failed', ''), 'unknown'],
  ['the words of the status name an unknown error', answer('Failure', 'Failed', 'UnknownError'), 'unknown'],
  ['the host names anything else', answer('Failure', 'Failed', 'Out of paper'), 'other'],
  ['nobody answers', new CallError('network-failed'), 'other'],
])(
  'when %s, it says so for five seconds and beside the form, and can be sent again at once',
  async (_, error, text) => {
    call.mockRejectedValue(error);
    await sendMobile(MOBILE);
    expect([said(), field().value, button().disabled]).toEqual([text, MOBILE, false]);
    expect([toast()?.dataset.tone, toast()?.textContent?.trim()]).toEqual(['error', text]);
    await pass(4999);
    expect(toast()).not.toBeNull();
    await pass(1);
    expect([toast(), said()]).toEqual([null, text]);
  },
);

it('says for five seconds that the link was sent', async () => {
  await sendMobile(MOBILE);
  expect([toast()?.dataset.tone, toast()?.textContent?.trim()]).toEqual(['success', 'sent']);
  await pass(4999);
  expect(toast()).not.toBeNull();
  await pass(1);
  expect(toast()).toBeNull();
});
