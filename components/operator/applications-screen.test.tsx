/** @jest-environment jsdom */
import { createRender, getButton, press, readPage, toServer, unmount } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';

import { ApplicationsScreen } from './applications-screen';

const call = toServer<{ state: string }>();
function getChip(label: string): HTMLElement {
  const found = [...document.querySelectorAll('label')].find((chip) => chip.textContent === label);
  if (!found) throw new Error(`There is no choice "${label}".`);
  return found;
}

afterEach(unmount);

it('shows nobody under a state that could not be read, and shows them once it can', async () => {
  call.mockImplementation(async (_name, { state }) => {
    if (state !== 'documents') throw new CallError('service-unavailable');
    const waiting = { userid: 7, fullname: 'Nika Salehi', mobileNo: '09121234567', sentAtMs: 1_800_000_000_000 };
    return { lstApplication: [waiting], totalCount: 1 };
  });
  await createRender({ common, desk, 'desk-queues': queues })(<ApplicationsScreen />);
  expect(readPage()).toContain('Nika Salehi');
  await press(getChip(desk.applicationStates.rejected));
  // The way back and a saved list find the filter again.
  expect(window.location.search).toBe('?state=rejected');
  expect(readPage()).toContain(desk.failed);
  expect(readPage()).not.toContain('Nika Salehi');
  call.mockResolvedValue({ lstApplication: [], totalCount: 0 });
  await press(getButton('Try again'));
  expect(readPage()).toContain(desk.empty.applications.title);
});
