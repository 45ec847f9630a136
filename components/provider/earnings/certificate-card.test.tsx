/** @jest-environment jsdom */
import { createRender, enter, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { toPlace } from '@/lib/domain/accounting/jalali-months';
import certificate from '@/messages/en/certificate.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';

import { CertificateCard } from './certificate-card';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
// The only dialog of the card, without its wait.
jest.mock('next/dynamic', () => () => jest.requireActual('@/components/shared/ask-dialog').AskDialog);

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ certificate, common, errors });
const text = () => document.body.textContent ?? '';
const named = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input);
const { card } = certificate;

const made = {
  certificateid: 7,
  url: 'https://pelakfan.example/en/certificate/a-key/',
  code: '12345678',
  fromMonth: { year: 1405, month: 4 },
  toMonth: { year: 1405, month: 9 },
  issuedAtMs: Date.parse('2026-11-29T08:00:00Z'),
  endsAtMs: Date.parse('2026-12-29T08:00:00Z'),
  state: 'open',
  incomeRial: 16_820_000,
  lstReader: [{ name: 'Bank Melli', atMs: Date.parse('2026-11-29T09:00:00Z') }],
};
let list: readonly object[] = [];

async function show(): Promise<void> {
  call.mockReset();
  call.mockImplementation(async (name) =>
    name === 'workerprofile/getcertificates'
      ? { firstMonth: { year: 1400, month: 1 }, presentMonth: { year: 1405, month: 9 }, lstCertificate: list }
      : made,
  );
  await render(<CertificateCard />);
}
afterEach(() => {
  list = [];
  return unmount();
});

it('half a year is offered, of which any months can be chosen', async () => {
  await show();
  await press(getButton(card.make));
  expect(named('workerprofile/getcertificate')).toEqual([{ fromMonth: made.fromMonth, toMonth: made.toMonth }]);
});

it('months that are turned around are not sent', async () => {
  await show();
  await enter(get(HTMLSelectElement, card.to), String(toPlace({ year: 1405, month: 1 })));
  await press(getButton(card.make));
  expect(text()).toContain(card.order);
  expect(named('workerprofile/getcertificate')).toEqual([]);
});

it('one that holds has its address, code, files and who looked, and is ended after a question', async () => {
  list = [made];
  await show();
  for (const words of ['12345678', 'Bank Melli', 'Tir 1405 to Azar 1405', '1,682,000']) expect(text()).toContain(words);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/api/documents/en/certificate-7.pdf',
    '/api/documents/en/certificate-7.json',
  ]);
  await press(getButton(card.end));
  await press(getButton(card.endSure));
  expect(named('workerprofile/endcertificate')).toEqual([{ certificateid: 7 }]);
});

it('one that has ended has nothing to hand over', async () => {
  list = [{ ...made, state: 'ended' }];
  await show();
  expect(text()).toContain(card.states.ended);
  expect(document.querySelectorAll('a')).toHaveLength(0);
});
