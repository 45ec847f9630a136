/** @jest-environment jsdom */
import { createRender, getButton, getInput, press, type, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import certificate from '@/messages/en/certificate.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';

import { CertificateScreen } from './certificate-screen';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ certificate, common, errors });
const text = () => document.body.textContent ?? '';

const sums = { jobCount: 2, minutes: 360, netRial: 16_320_000, tipRial: 500_000, incomeRial: 16_820_000 };
const said = {
  site: 'https://pelakfan.example',
  number: 7,
  fullname: 'Maryam Karimi',
  workerCode: 'PM-1',
  sinceMs: Date.parse('2025-11-01T08:00:00Z'),
  issuedAtMs: Date.parse('2026-11-29T08:00:00Z'),
  endsAtMs: Date.parse('2026-12-29T08:00:00Z'),
  months: [{ year: 1405, month: 9, ...sums }],
  sums,
  visits: { count: 3, inTimeCount: 2 },
  badges: ['skill'],
};

async function fillIn(): Promise<void> {
  await type(certificate.check.code, '1234-5678');
  await type(certificate.check.name, 'Bank Melli');
  await press(getButton(certificate.check.submit));
}

beforeEach(async () => {
  call.mockReset();
  await render(<CertificateScreen certificateKey="a-key" />);
});
afterEach(() => unmount());

it('nothing is asked before the code and a name are whole', async () => {
  await press(getButton(certificate.check.submit));
  expect(call).not.toHaveBeenCalled();
  expect(text()).toContain(certificate.check.codeWrong);
  expect(text()).toContain(certificate.check.nameMissing);
});

it('a right code shows who, and the months with their sums', async () => {
  call.mockResolvedValue({ state: 'open', endedAtMs: null, certificate: said });
  await fillIn();
  expect(call.mock.lastCall?.[1]).toEqual({ certificateKey: 'a-key', code: '12345678', reader: 'Bank Melli' });
  for (const words of ['Genuine', 'Maryam Karimi', 'Azar 1405', '1,682,000', '2 of them'])
    expect(text()).toContain(words);
});

it.each([
  ['ended', 'its owner ended it'],
  ['expired', 'Ask for a new one'],
])('a certificate that is %s says so', async (state, words) => {
  call.mockResolvedValue({ state, endedAtMs: said.endsAtMs, certificate: null });
  await fillIn();
  expect(text()).toContain(words);
  expect(text()).not.toContain('Genuine');
});

it('a wrong code may be a forged certificate, and what was typed stays', async () => {
  call.mockRejectedValue(new CallError('not-found'));
  await fillIn();
  expect(text()).toContain('forged');
  const { code, name } = certificate.check;
  expect([getInput(code).value, getInput(name).value]).toEqual(['12345678', 'Bank Melli']);
});
