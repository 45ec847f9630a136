/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { COMPLETION_WAIT_MS } from '@/lib/domain/constants/orders';
import common from '@/messages/en/common.json';
import dispute from '@/messages/en/dispute.json';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/order-following.json';
import smsLink from '@/messages/en/sms-link.json';

import { ProblemLinkScreen } from './problem-link-screen';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({}) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

type LinkedProblem = CallAnswer<'dispute/getbylink'>;

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'sms-link': smsLink, dispute, 'order-following': orders, common, errors });
const words = smsLink.problem;
const open: LinkedProblem = {
  state: 'work',
  taskid: 7,
  reqcode: '123456',
  serviceName: 'Cleaning',
  serviceTypeName: 'Regular cleaning',
  kind: 'cleaning',
  gradeName: '',
  lines: [],
  priceRial: 9_600_000,
  fee: null,
  completesAtMs: COMPLETION_WAIT_MS,
  untilMs: COMPLETION_WAIT_MS,
  serverNowMs: 0,
};
const text = () => document.body.textContent ?? '';
const show = async (more: Partial<LinkedProblem> = {}) => {
  let now = { ...open, ...more };
  call.mockImplementation(async (name) => {
    if (name === 'dispute/getbylink') return now;
    now = { ...now, state: 'reported', untilMs: null };
    return {};
  });
  await render(<ProblemLinkScreen problemKey="7-abc" />);
  // The dialog loads when it is used.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
};
const writes = (value: string) =>
  act(async () => {
    const field = document.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const sent = () => call.mock.calls.filter(([name]) => name !== 'dispute/getbylink');

beforeEach(() => call.mockReset());
afterEach(unmount);

it('asks what is wrong as it opens: the link, a reason and sending are all its taps', async () => {
  await show();
  await press(document.querySelector<HTMLElement>('input[value="damage"]') ?? document.body);
  await writes('The mirror is broken');
  await press(getButton(orders.dispute.send));
  expect(sent()).toEqual([
    [
      'dispute/openbylink',
      {
        problemKey: '7-abc',
        reason: 'damage',
        text: 'The mirror is broken',
        wish: 'refund',
        askedrial: 9_600_000,
        photokeys: [],
      },
    ],
  ]);
  expect(text()).toContain(words.reported);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/en/my-order-list/current_order/?taskid=7');
});

it('takes the words against the fee of a door that nobody opened', async () => {
  await show({ state: 'fee', fee: { heldRial: 1_920_000, debtRial: 0 } });
  expect(text()).toContain(words.held);
  await writes('I was at home');
  await press(getButton(orders.heldFee.send));
  expect(sent()).toEqual([['dispute/contestbylink', { problemKey: '7-abc', text: 'I was at home' }]]);
});

it.each(['reported', 'over'] as const)('says when nothing can be reported any more: %s', async (state) => {
  await show({ state, untilMs: null });
  expect(text()).toContain(words[state]);
  expect(findButton(words.open.work)).toBeUndefined();
});

it('says of a wrong key that it opens nothing, and leads to the orders', async () => {
  call.mockRejectedValue(new CallError('not-found'));
  await render(<ProblemLinkScreen problemKey="7-wrong" />);
  expect(text()).toContain(words.goneText);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/en/my-order-list/');
});
