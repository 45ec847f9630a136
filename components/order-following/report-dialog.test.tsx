/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, getAlertText, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import dispute from '@/messages/en/dispute.json';
import orders from '@/messages/en/order-following.json';

import { ReportDialog } from './report-dialog';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'order-following': orders, dispute, common });
const drawn = () => act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
const sends = async () => {
  await press(getButton(orders.dispute.send));
  await drawn();
};
const writes = (element: HTMLTextAreaElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
const findReason = (reason: string) => need(document.querySelector<HTMLInputElement>(`input[value="${reason}"]`));
const need = <Kind extends Element>(found: Kind | null): Kind => {
  if (!found) throw new Error('The dialog has no such field.');
  return found;
};

const LINES = [
  {
    key: 'laundry-item',
    label: 'Shirt, 8 × 30,000',
    amountRial: 2_400_000,
    piece: { label: 'Shirt', amountRial: 300_000 },
  },
  { key: 'minimum', label: 'Up to the least', amountRial: 7_200_000 },
];
const task = {
  taskid: 7,
  kind: 'cleaning',
  completesAtMs: null,
  serverNowMs: 0,
  lines: LINES,
  priceRial: 9_600_000,
} as unknown as TaskDetail;

describe('the report of a problem', () => {
  const into = jest.fn();
  beforeEach(async () => {
    call.mockReset();
    Element.prototype.scrollIntoView = into;
    await render(<ReportDialog task={task} onClose={() => undefined} onReported={() => undefined} />);
  });
  afterEach(() => unmount());

  it('brings the first field that is wrong into view, with the focus in it', async () => {
    await sends();
    const first = findReason('not-done');
    expect([document.activeElement, into.mock.contexts.at(-1)]).toEqual([first, first.closest('fieldset')]);
    expect(call).not.toHaveBeenCalled();
  });

  it('is sent by two taps in the dialog: without own words the reason is what the customer says', async () => {
    call.mockResolvedValue({});
    await press(findReason('damage'));
    await sends();
    const { reason, text } = { reason: 'damage', text: orders.dispute.reasons.damage };
    expect(call).toHaveBeenCalledWith('dispute/opendispute', expect.objectContaining({ reason, text }));
  });

  it('takes any sum for damage, and says what can be decided; for all else at most the price', async () => {
    call.mockResolvedValue({});
    const sum = need(document.querySelector<HTMLInputElement>('input[inputmode="numeric"]'));
    await enter(sum, '20000000');
    await press(findReason('badly-done'));
    await sends();
    expect(call).not.toHaveBeenCalled();
    await press(findReason('damage'));
    expect(document.body.textContent).toContain(dispute.aboveCap.split('{most}')[1]);
    await sends();
    expect(call).toHaveBeenCalledWith('dispute/opendispute', expect.objectContaining({ askedrial: 200_000_000 }));
  });

  it('brings a refusal into view, which stands above what was written', async () => {
    call.mockRejectedValue(new CallError('move-not-allowed'));
    await press(findReason('damage'));
    await writes(need(document.querySelector('textarea')), 'The mirror is broken');
    await sends();
    expect(getAlertText()).not.toBe('');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  });

  it('about one piece of textiles asks for its price, and names it by its line', async () => {
    expect(document.body.textContent).toContain(orders.dispute.wholeOrder);
    await press(findReason('missing-piece'));
    await press(need(document.querySelector<HTMLInputElement>('input[type="radio"][value="0"]')));
    await writes(need(document.querySelector('textarea')), 'A shirt did not come back');
    call.mockResolvedValue({});
    await sends();
    const report = { taskid: 7, reason: 'missing-piece', wish: 'refund', piece: 0, askedrial: 300_000 };
    expect(call.mock.calls[0]?.slice(0, 2)).toEqual(['dispute/opendispute', expect.objectContaining(report)]);
  });
});
