/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import orders from '@/messages/en/order-following.json';

import { KeepWhoCame } from './keep-provider';
import type { OwnPerson } from './own-person';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ 'order-following': orders, common });
const show = async (state: OwnPerson['state'], known: { workerCode?: string; apartTaskid?: number } = {}) => {
  const { workerCode = 'PF202', apartTaskid = null } = known;
  const person = { userId: 202, fullname: 'Maryam', userImage: '', workerCode: 'PF202', state, apartTaskid };
  const asked = { state: 'asked' };
  call.mockImplementation(async (name) =>
    name === 'regular/getpeople' ? { lstPerson: [{ ...person, lastTaskid: 7, doneTaskCount: 1 }] } : asked,
  );
  await render(<KeepWhoCame task={{ taskid: 7, workerCode, providerName: 'Maryam', state: 'COMPLETED' }} />);
};
const shown = () => document.body.textContent ?? '';

afterEach(unmount);

it('asks whoever came to be a regular, in one press', async () => {
  await show(null);
  await press(getButton('Make \u2068Maryam\u2069 my regular'));
  expect(call).toHaveBeenCalledWith('regular/keepprovider', { workerUserId: 202 });
});

it('says that the question waits, or was agreed to, and asks no second time', async () => {
  await show('asked');
  expect(shown()).toMatch(/Waiting for .*Maryam.* to agree/);
  expect(shown()).not.toContain('my regular');
});

it('asks nothing after a refusal, and nothing of somebody else', async () => {
  await show('declined');
  expect(shown()).not.toContain('my regular');
  await unmount();
  await show(null, { workerCode: 'PF999' });
  expect(shown()).not.toContain('my regular');
});

it('wants somebody not again once it is asked, says that nobody is told, and takes it back at the order of then', async () => {
  await show(null);
  await press(getButton('Not \u2068Maryam\u2069 again'));
  expect(shown()).toContain(orders.people.parting.text);
  await press(getButton(orders.people.parting.confirm));
  expect(call).toHaveBeenCalledWith('regular/keepapart', { taskid: 7, isApart: true });
  await unmount();
  await show(null, { apartTaskid: 5 });
  expect(shown()).not.toContain('my regular');
  await press(getButton('Allow \u2068Maryam\u2069 again'));
  await press(getButton(orders.people.meeting.confirm));
  expect(call).toHaveBeenCalledWith('regular/keepapart', { taskid: 5, isApart: false });
});
