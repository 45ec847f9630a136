/** @jest-environment jsdom */
import { createRender, enter, getButton, press, readPage, toServer, unmount } from '@/components/operator/testing';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';

import { EnquiryCase } from './enquiry-case';

const call = toServer();
const words = desk.enquiry;
const WAITING = {
  enquiryid: 4,
  kind: 'contact',
  name: 'Sara',
  organisation: null,
  mobileNo: '09120000001',
  locale: 'en',
  text: 'Where is my order?',
  taskid: 7,
  arrivedAtMs: 0,
  done: null,
};

async function show(lstEnquiry: readonly object[]): Promise<void> {
  call.mockImplementation((name) => {
    if (name === 'operator/getallenquiry') return Promise.resolve({ lstEnquiry, totalCount: lstEnquiry.length });
    if (name === 'operator/viewcase')
      return Promise.resolve({ lstViewer: [{ userid: 9, fullname: 'Behrouz' }], waiting: null, serverNowMs: 0 });
    return Promise.resolve({ lstRole: ['support'] });
  });
  await createRender({ common, desk, 'desk-queues': queues })(<EnquiryCase enquiryId={4} />);
}

afterEach(async () => {
  await unmount();
  jest.clearAllMocks();
});

it('a message has a page with its words, its order and who else looks at it, and is answered there', async () => {
  await show([WAITING]);
  for (const part of [WAITING.text, 'Sara', 'Behrouz']) expect(readPage()).toContain(part);
  expect(document.querySelector('[href$="/operator/orders/7/"]')).not.toBeNull();
  await press(getButton(words.answer.title));
  await enter(document.querySelector('textarea') as HTMLTextAreaElement, 'It is on its way');
  await press(getButton(words.answer.send));
  expect(call.mock.calls.map(([name, input]) => [name, input])).toContainEqual([
    'operator/answerenquiry',
    { enquiryid: 4, issent: true, text: 'It is on its way' },
  ]);
});

it('an answered message shows its answer and has no move', async () => {
  await show([{ ...WAITING, done: { answer: 'It is on its way', closedReason: null, atMs: 0 } }]);
  expect(readPage()).toContain('It is on its way');
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
    words.answer.title,
  );
});

it('a message that is not there says so', async () => {
  await show([]);
  expect(readPage()).toContain(desk.gone);
});
