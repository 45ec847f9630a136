/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, findButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import conversation from '@/messages/en/conversation.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/order-following.json';

import { PersonRow } from './person-row';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({ useOrderEvents: () => undefined }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'order-following': orders, conversation, common, errors });
const NOW_MS = 1_795_000_000_000;
const message = {
  messageId: 4,
  from: 'provider',
  isToRecipient: false,
  text: 'Where can I park?',
  fileurl: null,
  fileKind: null,
  isMasked: false,
  isHidden: false,
  sentAtMs: NOW_MS,
  deliveredAtMs: NOW_MS,
  readAtMs: null as number | null,
};

async function show(task: Partial<TaskDetail>, lstMessage: readonly object[], standing = 'open'): Promise<string> {
  const unreadCount = lstMessage.filter((one) => (one as typeof message).readAtMs === null).length;
  call.mockImplementation(async (name) =>
    name === 'ordermessage/getallmessage'
      ? {
          ...{ lstMessage, standing, unreadCount, nextBeforeId: null, masksContact: false, closesAtMs: null },
          ...{ answersRecipient: false, measure: null, serverNowMs: NOW_MS },
        }
      : {},
  );
  const whole = {
    ...{ taskid: 50_001, kind: 'cleaning', serviceTypeName: 'Regular cleaning', absence: null, moves: [] },
    ...{ providerName: 'Maryam Ahmadi', providerUserId: 7, providerImage: null, workerCode: 'PY1', state: 'CONFIRMED' },
    ...task,
  };
  await render(<PersonRow task={whole as unknown as TaskDetail} />);
  return document.body.textContent ?? '';
}
const reads = () => call.mock.calls.filter(([name]) => name === 'ordermessage/readmessage');
const findAct = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(orders.acts.message));

// It is fetched when it is used: a busy machine takes longer for that than a test waits.
beforeAll(async () => {
  await import('@/components/shared/conversation/conversation-sheet');
});
beforeEach(() => call.mockReset());
afterEach(unmount);

it('says how many words are new and what the last of them are; they are read in the sheet alone', async () => {
  const text = await show({}, [message]);
  expect(text).toContain('1 new message');
  expect(text).toContain(message.text);
  expect(reads()).toEqual([]);
  await press(findAct() as HTMLButtonElement);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  const sheet = document.querySelector('[role="dialog"]');
  expect(sheet?.textContent).toMatch(/Maryam Ahmadi.*Regular cleaning.*Where can I park/);
  expect(reads()).toEqual([['ordermessage/readmessage', { taskid: 50_001, upToId: 4 }]]);
});

it('says nothing of words that were read', async () => {
  const text = await show({}, [{ ...message, readAtMs: NOW_MS }]);
  expect(text).not.toContain(message.text);
  expect(findAct()).toBeDefined();
});

it('an order that is over leads to what was written, and nowhere where nothing was', async () => {
  await show({ state: 'COMPLETED' }, [], 'closed');
  expect(findAct()).toBeUndefined();
  await unmount();
  await show({ state: 'COMPLETED' }, [{ ...message, readAtMs: NOW_MS }], 'closed');
  expect(findAct()).toBeDefined();
});

it('nobody is written to before there is a partner', async () => {
  await show({ state: 'PENDING_PAYMENT' }, []);
  expect(call).not.toHaveBeenCalled();
  expect(findButton(orders.acts.message)).toBeUndefined();
});
