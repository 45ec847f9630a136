/** @jest-environment jsdom */
import type { ReactElement } from 'react';

import { createRender, readPage, toServer, unmount } from '@/components/operator/testing';
import account from '@/messages/en/account.json';
import banks from '@/messages/en/banks.json';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';
import outbox from '@/messages/en/outbox.json';
import paperRequests from '@/messages/en/paper-requests.json';
import payoutRuns from '@/messages/en/payout-runs.json';
import provider from '@/messages/en/provider.json';
import workVehicles from '@/messages/en/work-vehicles.json';

import { CashCase } from '../cash/cash-case';
import { OutgoingCase } from '../outbox/outgoing-case';
import { PaperCase } from '../papers/paper-case';
import { AccountCase } from '../payouts/account-case';
import { ReviewAppealCase } from '../reviews/review-appeal-case';
import { AppealCase } from '../standing/appeal-case';
import { ExcuseCase } from '../standing/excuse-case';
import { VehicleCase } from '../vehicles/vehicle-case';

const call = toServer();
const person = { userid: 5, fullname: 'Maryam', mobileNo: '09120000002' };
const event = {
  taskid: 7,
  reqcode: '2610-7',
  serviceName: 'Cleaning',
  gDate: '2026-11-30',
  reason: 'withdrawn',
  points: -5,
  atMs: 0,
  liftedAtMs: null,
  excuse: null,
  excuseDueAtMs: null,
};
const appeal = {
  ...person,
  sanctionid: 3,
  kind: 'suspended',
  reason: null,
  points: 40,
  beganAtMs: 0,
  appealText: 'The bus broke down',
  lstPaperUrl: [],
  appealedAtMs: 1,
  decision: null,
  lstEvidence: [],
};
const excuse = {
  ...person,
  event,
  excuse: { excuseid: 3, cause: 'illness', text: 'A fever', lstPaperUrl: [], sentAtMs: 0, decision: null },
  reliability: 80,
};
const claim = {
  taskid: 3,
  reqcode: '2610-3',
  amountRial: 6_000_000,
  partRial: 0,
  customerName: 'Sara',
  customerMobile: '09120000001',
  providerName: 'Maryam',
  providerMobile: '09120000002',
  claimedAtMs: 0,
  contestText: 'I paid in notes',
  contestedAtMs: 1,
  needsSecond: false,
  pending: null,
  ended: null,
};
const sheba = {
  userid: 3,
  fullname: 'Maryam',
  nationalCode: '0012345679',
  sheba: 'IR820540102680020817909002',
  bankCode: '054',
  isBlocked: false,
  waitingRial: 6_000_000,
  confirmedAtMs: null,
};
const review = {
  moderationid: 3,
  taskid: 7,
  reqcode: '2610-7',
  fullname: 'Sara',
  mobileNo: '09120000001',
  measure: 'hidden',
  reason: 'It names a neighbour',
  stars: 2,
  text: 'The neighbour is loud',
  photoCount: 0,
  decidedAtMs: 0,
  appealText: 'It is true',
  appealedAtMs: 1,
  isOwn: false,
  ended: null,
};
const vehicle = {
  vehicleid: 3,
  use: 'petrol-truck',
  plaque: '12ب345-67',
  capacity: 1000,
  truckNumber: 'P-90',
  lstGasType: [],
  state: 'checking',
  rejectReason: null,
  sentAtMs: 0,
  validUntil: '2027-01-01',
  isUsable: false,
  lstPaper: [],
  owner: person,
};
const paper = {
  requestid: 3,
  kind: 'other',
  reason: 'The old card has ended',
  state: 'sent',
  dueday: '2026-12-05',
  fileurl: null,
  askedAtMs: 0,
  turnedAtMs: 1,
  owner: person,
  decisions: ['accept', 'again', 'close'],
};
const outgoing = {
  outgoingid: 3,
  channel: 'sms',
  state: 'failed',
  recipient: '09120000001',
  fullname: 'Sara',
  text: 'Your visit is tomorrow',
  taskid: 7,
  failure: 'refused',
  lastError: null,
  attempts: 4,
  createdAtMs: 0,
  nextAttemptAtMs: null,
  settledAtMs: 1,
  refusal: null,
};

/** Name, page, its call and input, the name of the list, the row, the row at its end, what is read, and a move. */
const PAGES = [
  [
    'an appeal',
    <AppealCase key="appeal" sanctionId={3} />,
    'operator/getallappeal',
    { sanctionid: 3 },
    'lstAppeal',
    appeal,
    { ...appeal, decision: 'upheld' },
    ['The bus broke down', 'Maryam', '09120000002'],
    desk.appeal.lift,
  ],
  [
    'papers for a work that was given back',
    <ExcuseCase key="excuse" excuseId={3} />,
    'operator/getallexcuse',
    { excuseid: 3 },
    'lstExcuse',
    excuse,
    { ...excuse, excuse: { ...excuse.excuse, decision: 'accepted' } },
    ['A fever', 'Maryam', desk.excuse.cause.illness],
    desk.excuse.accept,
  ],
  [
    'a claim of cash',
    <CashCase key="cash" taskId={3} />,
    'operator/getallcashclaim',
    { taskid: 3 },
    'lstClaim',
    claim,
    { ...claim, ended: { reason: 'Heard', atMs: 2 } },
    ['I paid in notes', 'Sara', 'Maryam'],
    desk.cash.paid,
  ],
  [
    'a bank account',
    <AccountCase key="account" userId={3} />,
    'operator/getallsheba',
    { userid: 3 },
    'lstSheba',
    sheba,
    { ...sheba, confirmedAtMs: 2 },
    ['0012345679', 'Maryam'],
    payoutRuns.accounts.confirm,
  ],
  [
    'the appeal of a review',
    <ReviewAppealCase key="review" moderationId={3} />,
    'operator/getallreviewappeal',
    { moderationid: 3 },
    'lstAppeal',
    review,
    { ...review, ended: { decision: 'upheld', reason: 'Heard', atMs: 2 } },
    ['It is true', 'The neighbour is loud', 'It names a neighbour'],
    desk.review.decisions.lifted,
  ],
  [
    'a vehicle',
    <VehicleCase key="vehicle" vehicleId={3} />,
    'operator/getallworkvehicle',
    { vehicleid: 3 },
    'lstVehicle',
    vehicle,
    { ...vehicle, state: 'approved', isUsable: true },
    ['P-90', 'Maryam'],
    desk.decision.approve,
  ],
  [
    'an asked paper',
    <PaperCase key="paper" requestId={3} />,
    'operator/getallpaperrequest',
    { requestid: 3 },
    'lstPaperRequest',
    paper,
    { ...paper, state: 'accepted', decisions: [] },
    ['The old card has ended', 'Maryam'],
    paperRequests.desk.decisions.accept,
  ],
  [
    'a message of the outbox',
    <OutgoingCase key="outgoing" outgoingId={3} />,
    'operator/getalloutgoing',
    { outgoingid: 3 },
    'lstOutgoing',
    outgoing,
    { ...outgoing, state: 'sent', refusal: 'under-way' },
    ['Your visit is tomorrow', 'Sara'],
    outbox.again,
  ],
] as const;

async function show(page: ReactElement, name: string, answer: object): Promise<void> {
  call.mockImplementation((made) => {
    if (made === name) return Promise.resolve({ totalCount: 1, ...answer });
    if (made === 'operator/viewcase')
      return Promise.resolve({ lstViewer: [{ userid: 9, fullname: 'Behrouz' }], waiting: null, serverNowMs: 0 });
    if (made === 'operator/getcasehistory') return Promise.resolve({ lstEvent: [GIVEN] });
    return Promise.resolve({ lstRole: ['support', 'finance'] });
  });
  await createRender({
    account,
    banks,
    common,
    desk,
    'desk-queues': queues,
    outbox,
    'paper-requests': paperRequests,
    'payout-runs': payoutRuns,
    provider,
    'work-vehicles': workVehicles,
  })(page);
}
const GIVEN = {
  atMs: 3,
  actor: { userid: 8, fullname: 'Nasrin' },
  action: 'operator/assigncase',
  reason: 'She knows the two',
};
const hasButton = (words: string) =>
  [...document.querySelectorAll('button')].some((button) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(words),
  );

afterEach(async () => {
  await unmount();
  jest.clearAllMocks();
});

describe.each(PAGES)('%s', (_, page, name, input, list, waiting, ended, read, move) => {
  it('has a page with its facts, who else looks, its time line, and its moves while it waits', async () => {
    await show(page, name, { [list]: [waiting] });
    for (const part of [...read, 'Behrouz', 'Nasrin', desk.audit.acts.assigncase, GIVEN.reason])
      expect(readPage()).toContain(part);
    expect(call.mock.calls.map(([made, wish]) => [made, wish])).toContainEqual([name, input]);
    expect(hasButton(move)).toBe(true);
    await unmount();
    await show(page, name, { [list]: [ended] });
    expect(readPage()).toContain(read[0]);
    expect(hasButton(move)).toBe(false);
  });

  it('says so where there is no such case', async () => {
    await show(page, name, { [list]: [] });
    expect(readPage()).toContain(desk.gone);
  });
});
