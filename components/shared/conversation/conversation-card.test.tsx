/** @jest-environment jsdom */
import { act } from 'react';

import {
  createRender,
  enter,
  findButton,
  get,
  getAlertText,
  getButton,
  press,
  unmount,
} from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import words from '@/messages/en/conversation.json';
import errors from '@/messages/en/errors.json';
import units from '@/messages/en/units.json';

import { ConversationCard } from './conversation-card';
import type { Conversation, Message } from './use-conversation';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));
let keyCount = 0;
jest.mock('uuid', () => ({ v4: () => `key-${(keyCount += 1)}` }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: Record<string, unknown>]>;
const render = createRender({ conversation: words, common, errors, units });
const NOW_MS = 1_795_000_000_000;

const message = (more: Partial<Message>): Message => ({
  messageId: 1,
  from: 'customer',
  isToRecipient: false,
  text: '',
  fileurl: null,
  fileKind: null,
  isMasked: false,
  isHidden: false,
  sentAtMs: NOW_MS,
  deliveredAtMs: null,
  readAtMs: null,
  ...more,
});
const show = async (more: Partial<Conversation>, sends: () => Promise<unknown> = async () => ({ messageId: 9 })) => {
  call.mockImplementation(async (name) => {
    if (name === 'ordermessage/addmessage') return sends();
    if (name !== 'ordermessage/getallmessage') return {};
    return {
      lstMessage: [],
      nextBeforeId: null,
      standing: 'open',
      masksContact: false,
      closesAtMs: null,
      unreadCount: 0,
      answersRecipient: false,
      measure: null,
      serverNowMs: NOW_MS,
      ...more,
    };
  });
  await render(<ConversationCard taskId={50_001} side="customer" />);
  return document.body.textContent ?? '';
};
const sentWords = () =>
  call.mock.calls.filter(([name]) => name === 'ordermessage/addmessage').map(([, input]) => input);

// They are fetched when they are used: a busy machine takes longer for that than a test waits.
beforeAll(async () => {
  await Promise.all([import('@/components/shared/ask-dialog'), import('./report-dialog')]);
});
beforeEach(() => {
  keyCount = 0;
  window.sessionStorage.clear();
  storeUserAccount(account);
  call.mockReset();
});
afterEach(unmount);

it('shows what was written with sent, delivered and read, and says once that what is in sight was read', async () => {
  const text = await show({
    unreadCount: 1,
    lstMessage: [
      message({ messageId: 1, text: 'One' }),
      message({ messageId: 2, text: 'Two', deliveredAtMs: NOW_MS }),
      message({ messageId: 3, text: 'Three', deliveredAtMs: NOW_MS, readAtMs: NOW_MS }),
      message({ messageId: 4, text: 'Four', from: 'provider' }),
    ],
  });
  for (const part of ['One', words.marks.sent, words.marks.delivered, words.marks.read, 'Four', '1 new message'])
    expect(text).toContain(part);
  const reads = call.mock.calls.filter(([name]) => name === 'ordermessage/readmessage');
  expect(reads).toEqual([['ordermessage/readmessage', { taskid: 50_001, upToId: 4 }]]);
});

it('a professional on the job sends a ready sentence in one tap, by where they are', async () => {
  const { quick } = words;
  await show({});
  expect(findButton(quick.atDoor)).toBeUndefined();
  await unmount();
  await render(<ConversationCard taskId={50_001} side="provider" job={{ state: 'EN_ROUTE', isAtDoor: false }} />);
  expect(getButton(quick.soon)).toBeDefined();
  expect(findButton(quick.atDoor)).toBeUndefined();
  await unmount();
  await render(<ConversationCard taskId={50_001} side="provider" job={{ state: 'EN_ROUTE', isAtDoor: true }} />);
  await press(getButton(quick.atDoor));
  expect(sentWords()).toMatchObject([{ taskid: 50_001, text: quick.atDoor, fileid: null }]);
});

it('a customer answers what the professional asked last in one tap, else says what fits the moment', async () => {
  const { quick } = words;
  const job = { state: 'EN_ROUTE', isAtDoor: false } as const;
  const asked = message({ messageId: 3, from: 'provider', text: quick.parking });
  await show({ lstMessage: [asked] });
  await unmount();
  await render(<ConversationCard taskId={50_001} side="customer" job={job} />);
  expect(findButton(quick.home)).toBeUndefined();
  await press(getButton(quick.parkInside));
  expect(sentWords()).toMatchObject([{ taskid: 50_001, text: quick.parkInside }]);
  await unmount();
  await show({ lstMessage: [asked, message({ messageId: 4, text: quick.parkInside })] });
  await unmount();
  await render(<ConversationCard taskId={50_001} side="customer" job={job} />);
  expect(findButton(quick.parkInside)).toBeUndefined();
  expect(getButton(quick.home)).toBeDefined();
});

it('sends words once they are there, and keeps them and their key while the network is away', async () => {
  await show({}, () => Promise.reject(new CallError('network-failed')));
  await press(getButton(words.send));
  expect(sentWords()).toEqual([]);
  expect(document.body.textContent).toContain(words.needed);
  await enter(get(HTMLTextAreaElement, words.label), 'Where to park?');
  await press(getButton(words.send));
  expect(getAlertText()).toContain(words.offline);
  await press(getButton(words.send));
  expect(sentWords()).toMatchObject([
    { taskid: 50_001, text: 'Where to park?', fileid: null, key: 'key-1' },
    { key: 'key-1' },
  ]);
  await unmount();
  await show({});
  expect(get(HTMLTextAreaElement, words.label).value).toBe('Where to park?');
  await press(getButton(words.send));
  expect(get(HTMLTextAreaElement, words.label).value).toBe('');
});

/** The dialog is fetched when it is used. */
async function confirmsBlocking(): Promise<void> {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.textContent).toContain(words.sure.text);
  const confirm = [...(dialog?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === words.block,
  );
  if (!confirm) throw new Error('Nothing confirms it');
  await press(confirm);
}

it.each(['closed', 'blocked', 'blocked-by-you'] as const)(
  'says why nothing can be written while it is %s',
  async (standing) => {
    const text = await show({ standing, lstMessage: [message({ text: 'Hello' })] });
    expect(text).toContain(words.standing[standing]);
    expect(findButton(words.send)).toBeUndefined();
    expect(Boolean(findButton(words.unblock))).toBe(standing === 'blocked-by-you');
  },
);

const pageOf = (...numbers: readonly number[]) =>
  numbers.map((messageId) => message({ messageId, text: `Word ${messageId};` }));
const shownWords = () =>
  [...(document.body.textContent ?? '').matchAll(/Word (\d+);/g)].map(([, number]) => Number(number));

it('shows what was written earlier when it is asked for, each message once, and goes on from where a failure left it', async () => {
  let fails = true;
  let newest = { lstMessage: pageOf(3, 4), nextBeforeId: 3 };
  await show({});
  const answer = call.getMockImplementation();
  await unmount();
  call.mockImplementation(async (name, input) => {
    if (name !== 'ordermessage/getallmessage') return {};
    const common = (await answer?.(name, input)) as object;
    if (input.beforeId === undefined) return { ...common, ...newest };
    if (fails) throw new CallError('network-failed');
    if (input.beforeId === 3) return { ...common, lstMessage: pageOf(1, 2), nextBeforeId: null };
    return { ...common, lstMessage: pageOf(2, 3), nextBeforeId: 2 };
  });
  await render(<ConversationCard taskId={50_001} side="customer" />);
  expect(shownWords()).toEqual([3, 4]);
  await press(getButton(words.earlier));
  expect(getAlertText()).toContain(words.earlierFailed);
  expect(shownWords()).toEqual([3, 4]);
  fails = false;
  await press(getButton(words.earlier));
  expect(shownWords()).toEqual([1, 2, 3, 4]);
  expect(findButton(words.earlier)).toBeUndefined();
  expect(document.activeElement?.getAttribute('role')).toBe('log');
  newest = { lstMessage: pageOf(4, 5), nextBeforeId: 4 };
  await press(getButton(words.block));
  await confirmsBlocking();
  expect(shownWords()).toEqual([2, 3, 4, 5]);
  expect(findButton(words.earlier)).toBeDefined();
});

it('is not there before there is anybody to write to', async () => {
  expect(await show({ standing: 'not-begun' })).not.toContain(words.titleCustomer);
});

it('is blocked once that was asked and what follows was said, and reported with a reason', async () => {
  await show({});
  await press(getButton(words.block));
  expect(call).not.toHaveBeenCalledWith('ordermessage/blockconversation', expect.anything());
  await confirmsBlocking();
  expect(call).toHaveBeenCalledWith('ordermessage/blockconversation', { taskid: 50_001, isBlocked: true });
  await press(getButton(words.report.open));
  await press(getButton(words.report.send));
  expect(document.body.textContent).toContain(words.report.wordsWrong);
  await enter(get(HTMLTextAreaElement, words.report.words), 'Rude');
  await press(getButton(words.report.send));
  expect(call).toHaveBeenCalledWith('ordermessage/reportconversation', {
    taskid: 50_001,
    text: 'Rude',
    messageid: null,
  });
  expect(document.body.textContent).toContain(words.report.sent);
});

it('is reported by the message that the reporter chooses among those of the other side', async () => {
  await show({
    lstMessage: [message({ text: 'My own' }), message({ messageId: 2, from: 'provider', text: 'Find it yourself' })],
  });
  await press(getButton(words.report.open));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  const about = get(HTMLSelectElement, words.report.about);
  expect([...about.options].map(({ text }) => text)).toEqual([words.report.whole, 'Find it yourself']);
  await act(async () => {
    about.value = '2';
    about.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await enter(get(HTMLTextAreaElement, words.report.words), 'Rude');
  await press(getButton(words.report.send));
  expect(call).toHaveBeenCalledWith('ordermessage/reportconversation', { taskid: 50_001, text: 'Rude', messageid: 2 });
});

it('says what support decided against its reader, why, and takes one appeal', async () => {
  const measure = {
    reportid: 7,
    measure: 'blocked',
    reason: 'Rude words',
    decidedAtMs: NOW_MS,
    blockedUntilMs: NOW_MS + 1,
    appealDueAtMs: NOW_MS + 1,
    appealText: null,
    appealedAtMs: null,
    appealDecision: null,
    appealReason: null,
  } as const;
  const text = await show({ standing: 'stopped', measure, lstMessage: [message({ isHidden: true })] });
  for (const part of ['Rude words', words.standing.stopped, words.hidden]) expect(text).toContain(part);
  await press(getButton(words.measure.appeal));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  await enter(get(HTMLTextAreaElement, words.measure.words), 'A joke');
  await press(getButton(words.measure.send));
  expect(call).toHaveBeenCalledWith('ordermessage/appealmeasure', { reportid: 7, text: 'A joke' });
});

it('a provider to whom two people write says whom an answer is for before it is sent', async () => {
  call.mockImplementation(async (name) =>
    name === 'ordermessage/getallmessage'
      ? {
          lstMessage: [message({ from: 'recipient', text: 'Ring twice' })],
          nextBeforeId: null,
          standing: 'open',
          masksContact: false,
          closesAtMs: null,
          unreadCount: 0,
          answersRecipient: true,
          serverNowMs: NOW_MS,
        }
      : { messageId: 9 },
  );
  await render(<ConversationCard taskId={50_001} side="provider" />);
  expect(document.body.textContent).toContain(words.from.recipient);
  await enter(get(HTMLTextAreaElement, words.label), 'I will');
  await press(getButton(words.send));
  expect(sentWords()).toEqual([]);
  expect(document.body.textContent).toContain(words.reader.missing);
  const choice = [...document.querySelectorAll('input')].find(({ value }) => value === 'recipient');
  await act(async () => choice?.click());
  expect(document.body.textContent).toContain(words.reader.alone);
  await press(getButton(words.send));
  expect(sentWords()).toMatchObject([{ taskid: 50_001, text: 'I will', isToRecipient: true }]);
});
