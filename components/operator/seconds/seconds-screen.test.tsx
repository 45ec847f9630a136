/** @jest-environment jsdom */
import { createRender, toServer, unmount } from '@/components/operator/testing';
import bulk from '@/messages/en/bulk.json';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import errors from '@/messages/en/errors.json';

import { SecondsScreen } from './seconds-screen';

const WAITING = {
  taskid: 7,
  reqcode: '11112222',
  fullname: 'Hamid Rezaei',
  way: 'refund',
  rial: 9_600_000,
  reason: 'The work was not done',
  askedBy: 'Nika',
  askedAtMs: 0,
  lapsesAtMs: 86_400_000,
  bulkCount: null,
  isOwn: false,
  isVoid: false,
};
const call = toServer();

afterEach(unmount);

async function shows(...lstWaiting: readonly (typeof WAITING)[]): Promise<string> {
  call.mockImplementation(async (name) =>
    name === 'operator/getdesk' ? { lstRole: ['finance'] } : { lstWaiting, totalCount: lstWaiting.length },
  );
  await createRender({ bulk, common, desk, errors })(<SecondsScreen />);
  return document.body.textContent ?? '';
}

it('a row says how much, why and who asked, and leads to its order', async () => {
  const text = await shows(WAITING);
  for (const words of ['960,000', WAITING.reason, 'Nika', desk.case.act.refund, bulk.waiting.open])
    expect(text).toContain(words);
  expect(document.querySelector('a')?.getAttribute('href')).toContain('/operator/orders/7/');
});

it('one’s own question, and one whose order has changed, say that they cannot be answered here', async () => {
  const text = await shows({ ...WAITING, isOwn: true }, { ...WAITING, taskid: 8, isVoid: true });
  expect(text).toContain(bulk.waiting.own);
  expect(text).toContain(bulk.waiting.void);
});

it('where nothing waits, that is said', async () => {
  expect(await shows()).toContain(desk.empty.seconds.title);
});
