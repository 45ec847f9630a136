/** @jest-environment jsdom */
import { aServer, createRender, decide, getButton, press, readPage, REASON, type } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { RolesDialog } from './roles-dialog';

const { people } = desk;
const call = aServer<{ readonly lstRole: readonly string[]; readonly seen?: object }>();
const onSaved = jest.fn();
const render = createRender({ common, desk });
const SARA = {
  userid: 7,
  fullname: 'Sara Karimi',
  mobileNo: '09121110007',
  lstRole: ['finance', 'support'],
} as unknown as NonNullable<Parameters<typeof RolesDialog>[0]['person']>;

const show = (person: typeof SARA | null) =>
  render(<RolesDialog person={person} onSaved={onSaved} onClose={jest.fn()} />);

function getRole(name: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  if (!(label?.control instanceof HTMLInputElement)) throw new Error(`There is no role ${name}`);
  return label.control;
}

const save = () => decide(getButton(people.save));

it('somebody new begins in support, found by their mobile', async () => {
  await show(null);
  await type(people.mobile, '09121110008');
  await save();
  expect(call).toHaveBeenCalledWith('operator/savedeskroles', {
    mobile: '09121110008',
    lstRole: ['support'],
    reason: REASON,
  });
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it('a role that is taken away is warned of before it is saved', async () => {
  await show(SARA);
  expect(readPage()).not.toContain(people.taken);
  await press(getRole(people.roles.support));
  expect(readPage()).toContain(people.taken);
  await save();
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    lstRole: ['finance'],
    seen: { lstRole: ['finance', 'support'] },
  });
});

it('nobody is left without roles unawares', async () => {
  await show(SARA);
  await press(getRole(people.roles.support));
  await press(getRole(people.roles.finance));
  expect(readPage()).toContain(people.none);
});

it('another owner’s change is shown, and taken or written over by choice', async () => {
  const theirs = { lstRole: ['catalogue'] };
  call.mockRejectedValueOnce(new CallError('stale', { words: 'Changed meanwhile.', details: { theirs } }));
  await show(SARA);
  await save();
  expect(readPage()).toContain('Changed meanwhile.');
  expect(onSaved).not.toHaveBeenCalled();
  await press(getButton(common.stale.takeTheirs));
  expect(getRole(people.roles.catalogue).checked).toBe(true);
  expect(getRole(people.roles.finance).checked).toBe(false);
  await press(getButton(people.save));
  expect(call.mock.calls.at(-1)?.[1]).toMatchObject({ lstRole: ['catalogue'], seen: theirs });
});
