/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, readPage, toServer, unmount } from '@/components/operator/testing';
import bankCases from '@/messages/en/bank-cases.json';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';

import { BankCaseScreen } from './bank-case-screen';

const call = toServer();
const WAITING = {
  bankcaseid: 3,
  kind: 'payment',
  amountRial: 960_000,
  customer: { userid: 5, fullname: 'Sara', mobileNo: '09120000001' },
  order: null,
  payout: null,
  gateway: 'zibal',
  authority: 'A-77',
  beganAtMs: 0,
  notedAtMs: 0,
  lastAnswer: 'silent',
  lastAskedAtMs: 0,
  mayAsk: true,
  moves: ['paid', 'not-paid'],
  needsSecond: false,
  pending: null,
  ended: null,
};
const VIEWER = { userid: 9, fullname: 'Behrouz' };

async function show(lstCase: readonly object[]): Promise<void> {
  call.mockImplementation((name) => {
    if (name === 'operator/getallbankcase') return Promise.resolve({ lstCase, totalCount: lstCase.length });
    if (name === 'operator/viewcase') return Promise.resolve({ lstViewer: [VIEWER], waiting: null, serverNowMs: 0 });
    return Promise.resolve({ lstRole: ['finance'] });
  });
  await createRender({ 'bank-cases': bankCases, common, desk, 'desk-queues': queues })(
    <BankCaseScreen bankCaseId={3} />,
  );
}

afterEach(async () => {
  await unmount();
  jest.clearAllMocks();
});

it('a case of bank money has a page with its facts, its customer, who else looks at it, and its moves', async () => {
  await show([WAITING]);
  for (const part of [bankCases.meaning.payment, 'A-77', 'Sara', 'Behrouz', bankCases.answers.silent])
    expect(readPage()).toContain(part);
  expect(call.mock.calls.map(([name, input]) => [name, input])).toContainEqual([
    'operator/getallbankcase',
    { bankcaseid: 3 },
  ]);
  await press(getButton(bankCases.moves['not-paid']));
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(bankCases.follows['not-paid']);
});

it('an ended case says how and why it ended, and has no move', async () => {
  const ended = { end: 'paid', reference: 'RRN 4711', reason: 'Seen in the list', atMs: 0 };
  await show([{ ...WAITING, ended, mayAsk: false, moves: [] }]);
  for (const part of [bankCases.moves.paid, 'RRN 4711', 'Seen in the list']) expect(readPage()).toContain(part);
  expect(findButton(bankCases.ask)).toBeUndefined();
});

it('a case that is not there says so', async () => {
  await show([]);
  expect(readPage()).toContain(desk.gone);
});
