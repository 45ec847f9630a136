/** @jest-environment jsdom */
import { createRender, enter, get, getAlertText, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import words from '@/messages/en/order-following.json';

import { CancelDialog } from './cancel-dialog';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: { previewOnly: boolean }]>;
const render = createRender(fillNumbers({ 'order-following': words, common }, 'en'));
const onClose = jest.fn();
const onCancelled = jest.fn();
const FREE_UNTIL_MS = Date.UTC(2026, 10, 28, 5, 30);
const late = {
  rule: 'late',
  feeRial: 1_000_000,
  walletFeeRial: 0,
  freeUntilMs: FREE_UNTIL_MS,
  refunds: [
    { to: 'gateway', amountRial: 8_000_000 },
    { to: 'wallet', amountRial: 600_000 },
  ],
};

const show = async () => {
  await render(<CancelDialog requestId={7} onClose={onClose} onCancelled={onCancelled} />);
  return (document.querySelector('[role=dialog]')?.textContent ?? '').replaceAll('\u00a0', ' ');
};
const confirm = () => press(getButton(words.cancel.confirm));
const listCancelled = () => call.mock.calls.filter(([, { previewOnly }]) => !previewOnly);

beforeEach(() => {
  call.mockReset().mockResolvedValue(late);
  onClose.mockReset();
  onCancelled.mockReset();
});
afterEach(unmount);

it('says the fee, why it is taken and where the rest goes, before anything is cancelled', async () => {
  const text = await show();
  for (const part of ['less than', '100,000', words.cancel.to.gateway, '800,000', words.cancel.to.wallet, '60,000'])
    expect(text).toContain(part);
  expect(listCancelled()).toEqual([]);
});

it('cancels with the sums that were seen and the reason that was typed, and says what comes back', async () => {
  await show();
  await enter(get(HTMLTextAreaElement, words.cancel.reason), 'I am ill');
  await confirm();
  expect(listCancelled()).toEqual([
    [
      'reqandpay/cancelrequest',
      {
        reqid: 7,
        reason: 'I am ill',
        previewOnly: false,
        seen: { feeRial: late.feeRial, refunds: late.refunds },
      },
    ],
  ]);
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('You get back 860,000');
  expect([onClose, onCancelled].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('cancels nothing where the sum is another by now, shows the new one and keeps the reason', async () => {
  let feeRial = 0;
  call.mockImplementation(async (_name, { previewOnly }) => {
    if (!previewOnly) {
      feeRial = 2_000_000;
      throw new CallError('cancellation-changed');
    }
    return { ...late, rule: feeRial === 0 ? 'early' : 'late', feeRial };
  });
  expect(await show()).not.toContain('200,000');
  await enter(get(HTMLTextAreaElement, words.cancel.reason), 'I am ill');
  await confirm();
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('200,000');
  expect(get(HTMLTextAreaElement, words.cancel.reason).value).toBe('I am ill');
  expect(onCancelled).not.toHaveBeenCalled();
});

it('cannot be confirmed before the sum is known, and says why it is not', async () => {
  call.mockReturnValue(new Promise(() => undefined));
  await show();
  expect(getButton(words.cancel.confirm).disabled).toBe(true);
  await unmount();
  call.mockRejectedValue(new CallError('not-found', { words: 'This order is gone.' }));
  await show();
  expect(getButton(words.cancel.confirm).disabled).toBe(true);
  expect(getAlertText()).toContain('This order is gone.');
});

it('says that a fee is taken from the wallet where the order is not paid yet', async () => {
  call.mockResolvedValue({ ...late, walletFeeRial: 1_000_000, refunds: [] });
  expect(await show()).toContain('is taken from your wallet');
});

it('is left by keeping the order, which cancels nothing', async () => {
  await show();
  await press(getButton(words.cancel.keep));
  expect([onClose.mock.calls.length, listCancelled().length]).toEqual([1, 0]);
});
