/** @jest-environment jsdom */
import { createRender, getButton, press, readPage, unmount } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import errors from '@/messages/en/errors.json';

import { SecondAnswer } from './second-answer';

const answer = jest.fn<Promise<void>, [boolean]>();
const { confirm, refuse, recorded } = desk.decision;

beforeEach(() => answer.mockReset().mockResolvedValue(undefined));
afterEach(unmount);

const shows = (mayAnswer: boolean) =>
  createRender({ common, desk, errors })(
    <SecondAnswer question="Refund 1,000,000 tomans?" mayAnswer={mayAnswer} answer={answer} />,
  );

it('the operator who asked reads the question and cannot answer it', async () => {
  await shows(false);
  expect(readPage()).toContain('Refund 1,000,000 tomans?');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

it.each([
  [confirm, true],
  [refuse, false],
])('a second operator answers with “%s”, and reads that it is recorded', async (name, isConfirmed) => {
  await shows(true);
  await press(getButton(name));
  expect(answer.mock.calls).toEqual([[isConfirmed]]);
  expect(readPage()).toContain(recorded);
});

it('an answer that fails says so, records nothing and can be given again', async () => {
  answer.mockRejectedValueOnce(new CallError('move-not-allowed', { words: 'Somebody was faster.' }));
  await shows(true);
  await press(getButton(confirm));
  expect(readPage()).toContain('Somebody was faster.');
  expect(readPage()).not.toContain(recorded);
  await press(getButton(confirm));
  expect(readPage()).toContain(recorded);
});

it('the server’s question for the password opens its field, and the answer waits for it', async () => {
  answer.mockRejectedValueOnce(new CallError('password-needed'));
  await shows(true);
  await press(getButton(confirm));
  expect(readPage()).toContain(desk.password.label);
  await press(getButton(confirm));
  expect(readPage()).toContain(desk.password.four);
  expect(answer).toHaveBeenCalledTimes(1);
});
