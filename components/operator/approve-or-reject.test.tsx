/** @jest-environment jsdom */
import { createRender, readPage, unmount } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import desk from '@/messages/en/desk.json';

import { ApproveOrReject } from './approve-or-reject';

afterEach(unmount);

const show = (failure: CallError) =>
  createRender({ desk })(
    <ApproveOrReject isSending={false} failure={failure} onApprove={jest.fn()} onReject={jest.fn()} />,
  );

it('says to the operator that a colleague was faster, not what the applicant would read', async () => {
  await show(new CallError('application-closed', { words: 'Your application cannot be changed now.' }));
  expect(readPage()).toContain(desk.decision.overtakenHere);
  expect(readPage()).not.toContain('Your application');
});

it('says any other failure in its own words', async () => {
  await show(new CallError('service-unavailable', { words: 'Come back in a minute.' }));
  expect(readPage()).toContain('Come back in a minute.');
});
