/** @jest-environment jsdom */
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
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import conversation from '@/messages/en/conversation.json';
import errors from '@/messages/en/errors.json';
import units from '@/messages/en/units.json';
import visit from '@/messages/en/visit.json';

import { VisitMessages } from './visit-messages';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('uuid', () => ({ v4: () => 'key-1' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: Record<string, unknown>]>;
const render = createRender({ visit, conversation, common, errors, units });
const words = visit.messages;
const NOW_MS = 1_795_000_000_000;

const show = async (
  answer: object,
  write: () => Promise<unknown> = async () => ({ messageId: 9, isMasked: false }),
) => {
  call.mockImplementation(async (name) => {
    if (name === 'orderrecipient/writemessage') return write();
    return { lstMessage: [], standing: 'open', closesAtMs: null, ...answer };
  });
  await render(<VisitMessages visitKey="the-key" customer="Sara" />);
  return document.body.textContent ?? '';
};
const aMessage = {
  messageId: 1,
  from: 'provider',
  isToRecipient: true,
  text: 'I will ring',
  fileurl: null,
  fileKind: null,
  isMasked: false,
  sentAtMs: NOW_MS,
  deliveredAtMs: NOW_MS,
  readAtMs: null,
};

beforeEach(() => call.mockReset());
afterEach(unmount);

it('says before the first word that the customer reads none of it, and takes words by the key of the link', async () => {
  const text = await show({});
  expect(text).toContain('Sara does not see these messages');
  expect(text).toContain(words.empty);
  await press(getButton(conversation.send));
  expect(document.body.textContent).toContain(words.needed);
  await enter(get(HTMLTextAreaElement, conversation.label), 'The bell is broken');
  await press(getButton(conversation.send));
  expect(call).toHaveBeenCalledWith('orderrecipient/writemessage', {
    visitKey: 'the-key',
    text: 'The bell is broken',
    key: 'key-1',
  });
  expect(get(HTMLTextAreaElement, conversation.label).value).toBe('');
});

it.each(['network-failed', 'TooMuchRequest'] as const)('keeps what was written when it is refused: %s', async (key) => {
  await show({}, () => Promise.reject(new CallError(key)));
  await enter(get(HTMLTextAreaElement, conversation.label), 'Second floor');
  await press(getButton(conversation.send));
  expect(getAlertText()).not.toBe('');
  expect(getAlertText().includes(conversation.offline)).toBe(key === 'network-failed');
  expect(get(HTMLTextAreaElement, conversation.label).value).toBe('Second floor');
});

it('shows answers, and once the time is over says so in the place of the form', async () => {
  const text = await show({ standing: 'closed', lstMessage: [aMessage] });
  expect(text).toContain('I will ring');
  expect(text).toContain(words.closed);
  expect(findButton(conversation.send)).toBeUndefined();
});

it('is not there before there is anybody to write to', async () => {
  expect(await show({ standing: 'not-begun' })).not.toContain(words.title);
});
