/** @jest-environment jsdom */
import { aServer, createRender, decide, getButton, press, readPage, REASON, type } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { DetailsDialog } from './details-dialog';

const words = desk.person.request;
const DETAILS = { firstName: 'Sara', lastName: 'Karimi', email: null };
const call = aServer();
const onClose = jest.fn();
const render = createRender({ common, desk });

beforeEach(() => render(<DetailsDialog person={{ userid: 7, details: DETAILS }} onClose={onClose} />));

const correct = () => decide(getButton(words.correct));

it('a corrected name goes with what the operator saw before', async () => {
  await type(words.firstName, 'Sarah');
  await correct();
  expect(call).toHaveBeenCalledWith('operator/correctdetails', {
    userid: 7,
    firstName: 'Sarah',
    lastName: 'Karimi',
    email: '',
    reason: REASON,
    seen: DETAILS,
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a person is never left without a name; an e-mail may be empty', async () => {
  await type(words.lastName, ' ');
  await correct();
  expect(readPage()).toContain(words.nameWrong);
  expect(call).not.toHaveBeenCalled();
});

it('another change meanwhile is shown, and mine is kept by choice', async () => {
  const theirs = { ...DETAILS, firstName: 'Zahra' };
  call.mockRejectedValueOnce(new CallError('stale', { words: 'Changed meanwhile.', details: { theirs } }));
  await type(words.firstName, 'Sarah');
  await correct();
  expect(readPage()).toContain('Zahra');
  await press(getButton(common.stale.keepMine));
  await press(getButton(words.correct));
  expect(call.mock.calls.at(-1)?.[1]).toMatchObject({ firstName: 'Sarah', seen: theirs });
});
