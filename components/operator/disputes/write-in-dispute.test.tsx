/** @jest-environment jsdom */
import { createRender, enter, getButton, press, readPage, toServer, unmount } from '@/components/operator/testing';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import dispute from '@/messages/en/dispute.json';

import { WriteInDispute } from './write-in-dispute';

const call = toServer();
let roles: string[] = [];
const onChange = jest.fn();

async function show(): Promise<void> {
  call.mockImplementation((name) => Promise.resolve(name === 'operator/getdesk' ? { lstRole: roles } : { order: {} }));
  await createRender({ common, desk, dispute })(<WriteInDispute dispute={{ taskid: 7 }} onChange={onChange} />);
}

afterEach(async () => {
  await unmount();
  jest.clearAllMocks();
});

it('support writes to either side from the case of a dispute, and the case is read again', async () => {
  roles = ['support'];
  await show();
  await press(getButton(desk.case.act.write));
  const reader = document.querySelector<HTMLInputElement>('input[value="provider"]');
  await press(reader as HTMLInputElement);
  await enter(document.querySelector('textarea') as HTMLTextAreaElement, 'Can you meet halfway?');
  await press(getButton(desk.case.act.send));
  expect(call.mock.calls.map(([name, input]) => [name, input])).toContainEqual([
    'operator/writetoorder',
    { taskid: 7, reader: 'provider', text: 'Can you meet halfway?' },
  ]);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(readPage()).toContain(desk.decision.recorded);
});

it('a role that may not write has no button', async () => {
  roles = ['finance'];
  await show();
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
