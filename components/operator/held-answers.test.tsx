/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, enter, getButton, press, toServer, unmount } from '@/components/operator/testing';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';

import { CashQueue } from './cash/cash-queue';
import { refreshDesk } from './desk-fresh';

const CLAIM = {
  taskid: 7,
  reqcode: '11112222',
  amountRial: 960,
  claimedAtMs: 0,
  contestText: null,
  contestedAtMs: null,
  providerName: 'Zahra',
  providerMobile: '09120000011',
  customerName: 'Hamid',
  customerMobile: '09120000064',
};
const call = toServer();
let claims: readonly (typeof CLAIM)[] = [CLAIM];

beforeEach(() => {
  claims = [CLAIM];
  call.mockImplementation(async (name) => {
    if (name === 'operator/getdesk') return { lstRole: ['support'] };
    if (name === 'operator/getallcashclaim') return { lstClaim: claims, totalCount: claims.length };
    return { lstCase: [], totalCount: 0, serverNowMs: 0 };
  });
});
afterEach(unmount);

const getReason = () => document.querySelector('textarea');

it('a reason that is being written stays while the queue is read again and a colleague has decided the case', async () => {
  // With the cache of the page, by which the whole desk is read again.
  await createRender(
    { common, desk, 'desk-queues': queues },
    { shouldRetryOnError: false, dedupingInterval: 0 },
  )(<CashQueue />);
  await press(getButton(desk.cash.paid));
  const reason = getReason();
  if (!reason) throw new Error('Nothing asks for the reason');
  await enter(reason, 'The customer showed the receipt');
  claims = [];
  await act(async () => refreshDesk());
  expect(getReason()?.value).toBe('The customer showed the receipt');
  await press(getButton(desk.decision.notYet));
  expect(document.body.textContent).toContain(desk.empty.cash.title);
});

it('a role that does not decide about the money reads who does, and is offered nothing that would be refused', async () => {
  const asked = call.getMockImplementation();
  call.mockImplementation(async (name, request) =>
    name === 'operator/getdesk' ? { lstRole: ['finance'] } : asked?.(name, request),
  );
  await createRender({ common, desk, 'desk-queues': queues })(<CashQueue />);
  expect(document.body.textContent).toContain(desk.cash.supportDecides);
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
