/** @jest-environment jsdom */
import { createRender, enter, getButton, press, readPage, toServer, unmount } from '@/components/operator/testing';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';

import { CashQueue } from './cash-queue';

const call = toServer();
const words = desk.cash;
const REASON = 'Both were heard';
const CLAIM = {
  taskid: 7,
  reqcode: '2610-7',
  amountRial: 60_000_000,
  partRial: 0,
  customerName: 'Sara',
  customerMobile: '09120000001',
  providerName: 'Maryam',
  providerMobile: '09120000002',
  claimedAtMs: 0,
  contestText: null,
  contestedAtMs: null,
};
type Pending = { readonly isPaid: boolean; readonly reason: string; readonly isOwn: boolean };

async function show(pending: Pending | null): Promise<void> {
  call.mockImplementation((name) => {
    if (name === 'operator/getdesk') return Promise.resolve({ lstRole: ['support'] });
    if (name === 'operator/getallcashclaim')
      return Promise.resolve({ lstClaim: [{ ...CLAIM, needsSecond: true, pending }], totalCount: 1 });
    if (name === 'operator/decidecashclaim') return Promise.resolve({ waits: true });
    return Promise.resolve({ lstCase: [], totalCount: 0, serverNowMs: 0 });
  });
  await createRender({ common, desk, 'desk-queues': queues })(<CashQueue />);
}
const sent = (name: string) => call.mock.calls.filter(([made]) => made === name).map(([, input]) => input);

afterEach(async () => {
  await unmount();
  jest.clearAllMocks();
});

it('a large sum says before it is sent that a second operator has to agree, and afterwards that it waits', async () => {
  await show(null);
  await press(getButton(words.notPaid));
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.textContent).toContain(words.second);
  await enter(document.querySelector('textarea') as HTMLTextAreaElement, REASON);
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  await press(buttons.find(({ textContent }) => textContent === words.notPaid) as HTMLButtonElement);
  expect(sent('operator/decidecashclaim')).toEqual([{ taskid: 7, ispaid: false, reason: REASON }]);
  expect(readPage()).toContain(desk.decision.waits);
});

it('a decision that waits stands on the card with its reason, and is answered by somebody else alone', async () => {
  await show({ isPaid: false, reason: REASON, isOwn: true });
  expect(readPage()).toContain(REASON);
  expect(document.querySelectorAll('li button')).toHaveLength(0);
  await unmount();
  await show({ isPaid: false, reason: REASON, isOwn: false });
  expect(readPage()).not.toContain(words.paid);
  await press(getButton(desk.decision.confirm));
  expect(sent('operator/confirmcashclaim')).toEqual([{ taskid: 7, isconfirmed: true }]);
});
