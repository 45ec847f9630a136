/** @jest-environment jsdom */
import { createRender, enter, get, getButton, getInput, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import dispute from '@/messages/en/dispute.json';
import errors from '@/messages/en/errors.json';

import type { DisputeCase } from './dispute-shape';
import { OfferDialog } from './offer-dialog';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = jest.mocked(callFromBrowser);
const render = createRender(fillNumbers({ dispute, common, errors }, 'en'));
const onDone = jest.fn();
const disputed = {
  taskid: 7,
  wish: 'refund',
  priceRial: 13_600_000,
  commissionedRial: 13_600_000,
  askedRial: 2_400_000,
  serverNowMs: Date.UTC(2026, 10, 30, 9),
} as DisputeCase;
const open = () => render(<OfferDialog dispute={disputed} onDone={onDone} onClose={() => undefined} />);
const row = (answer: string) =>
  document.querySelector(`input[type=radio][value="${answer}"]`)?.closest('label') ?? document.body;
const choose = (answer: string) => press(row(answer).querySelector<HTMLElement>('input') ?? document.body);
const says = (words: string) => enter(get(HTMLTextAreaElement, dispute.words), words);

beforeEach(() => {
  call.mockReset().mockResolvedValue({} as never);
  onDone.mockReset();
});
afterEach(() => unmount());

it('each answer says what it brings: the part that is left, and who decides after a refusal', async () => {
  await open();
  expect(row('second-visit').textContent).toContain('Your part: 1,156,000');
  expect(row('refund').textContent).toContain('Your part: 952,000');
  expect(row('refuse').textContent).toContain('Pelakfan decides, within 2 days');
  await enter(getInput(dispute.sum), '360000');
  expect(row('refund').textContent).toContain('Your part: 850,000');
  await enter(getInput(dispute.sum), '1400000');
  expect(row('refund').textContent).not.toContain('Your part');
});

it('the commission of petrol is of what bringing it costs', async () => {
  const petrol = { ...disputed, commissionedRial: 3_600_000 };
  await render(<OfferDialog dispute={petrol} onDone={onDone} onClose={() => undefined} />);
  expect(row('second-visit').textContent).toContain('Your part: 1,306,000');
});

it('a refusal sends the words, and offers nothing', async () => {
  await open();
  await choose('refuse');
  await says('The wall was clean');
  await press(getButton(dispute.send));
  expect(call.mock.calls).toEqual([
    ['dispute/adddisputewords', { taskid: 7, text: 'The wall was clean', fileids: [] }],
  ]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a second visit waits for its day and hour', async () => {
  await open();
  await choose('second-visit');
  await says('I come again');
  await press(getButton(dispute.send));
  expect(call).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(dispute.choose);
});
