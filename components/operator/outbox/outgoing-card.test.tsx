/** @jest-environment jsdom */
import {
  aServer,
  createRender,
  decide,
  findButton,
  getButton,
  press,
  readPage,
  REASON,
} from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import outbox from '@/messages/en/outbox.json';

import { OutgoingCard } from './outgoing-card';

const { refusals, leave } = outbox;
type Outgoing = Parameters<typeof OutgoingCard>[0]['message'];

const call = aServer();
const onDone = jest.fn();
const FAILED = {
  outgoingid: 4,
  recipient: '09121110004',
  fullname: 'Sara Karimi',
  channel: 'sms',
  state: 'failed',
  text: 'Your visit is tomorrow.',
  taskid: 50_001,
  refusal: null,
  attempts: 3,
  createdAtMs: 0,
  nextAttemptAtMs: null,
  settledAtMs: 0,
  failure: null,
  lastError: null,
} as unknown as Outgoing;

const show = (changes: Partial<Outgoing> = {}) =>
  createRender({ common, outbox })(
    <ul>
      <OutgoingCard message={{ ...FAILED, ...changes }} box={null} onDone={onDone} />
    </ul>,
  );

it('a failed message is sent again by one press, and its order is one press away', async () => {
  await show();
  const ways = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(ways).toContainEqual(expect.stringContaining('/operator/orders/50001/'));
  await press(getButton(outbox.again));
  expect(call.mock.calls).toEqual([['operator/sendagain', { outgoingid: 4 }]]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a message that its reader may have says so and is never sent again', async () => {
  await show({ state: 'unknown', refusal: 'maybe-arrived' });
  expect(readPage()).toContain(refusals['maybe-arrived']);
  expect([findButton(outbox.again), findButton(outbox.now), findButton(leave.title)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a failed message is left with a reason', async () => {
  await show();
  await press(getButton(leave.title));
  const [, send] = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === leave.send);
  if (!send) throw new Error('The dialog has no button that leaves the message.');
  await decide(send);
  expect(call.mock.calls).toEqual([['operator/closeoutgoing', { outgoingid: 4, reason: REASON }]]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a refusal of the server is read on the card, and the list is read again', async () => {
  call.mockRejectedValueOnce(new CallError('move-not-allowed', { words: 'It is on its way already.' }));
  await show({ state: 'pending' });
  await press(getButton(outbox.now));
  expect(readPage()).toContain('It is on its way already.');
  expect(onDone).toHaveBeenCalledTimes(1);
});
