/** @jest-environment jsdom */
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';

import { FORM, leave, MOBILE, renderMobileForm, said, sendMobile, typeMobile } from '../../forms/mobile-form-testing';
import { OpeningOutcome } from './opening-outcome';
import { unmount } from '../../forms/testing';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const words = {
  invalid: 'invalid',
  sent: 'sent',
  tooMuch: 'too much',
  unknown: 'unknown',
  other: 'other',
  named: { 'service-already-open': 'open already' },
};

beforeEach(async () => {
  call.mockReset();
  call.mockResolvedValue({});
  await renderMobileForm(<OpeningOutcome formId={FORM} words={words} />, { srvcategoryid: '5', cityid: '2' });
});
afterEach(unmount);

it('asks for the form’s service and city, and says that it was noted', async () => {
  await sendMobile('۰۹۱۲۱۲۳۴۵۶۷');
  expect(call).toHaveBeenCalledWith('boot/tellmewhenopen', { mobile: MOBILE, srvcategoryid: 5, cityid: 2 });
  expect(said()).toBe('sent');
});

it('says what is wrong with a number, and sends nothing', async () => {
  await typeMobile('0912');
  await leave();
  expect(said()).toBe('invalid');
  expect(call).not.toHaveBeenCalled();
});

it('says so where the service has opened meanwhile', async () => {
  call.mockRejectedValue(new CallError('service-already-open'));
  await sendMobile(MOBILE);
  expect(said()).toBe('open already');
});
