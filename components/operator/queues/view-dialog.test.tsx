/** @jest-environment jsdom */
import { aServer, createRender, getButton, getInput, press, readPage, type } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import queues from '@/messages/en/desk-queues.json';

import type { SavedView } from './saved-view';
import { ViewDialog } from './view-dialog';

const { views } = queues;
const call = aServer<{ readonly title?: string }>();
const onClose = jest.fn();
const ADDRESS = 'queues/bank/?owner=mine';
const OWN = { viewid: 8, title: 'Mine', address: 'queues/bank/', isShared: false } as SavedView;

const show = (began: SavedView | null) =>
  createRender({ common, 'desk-queues': queues })(<ViewDialog address={ADDRESS} began={began} onClose={onClose} />);

it('a list is saved under a name for its operator alone, unless they share it', async () => {
  await show(null);
  await type(views.name, 'Bank money of mine');
  await press(getButton(views.confirm));
  expect(call.mock.calls).toEqual([
    ['operator/savedeskview', { title: 'Bank money of mine', address: ADDRESS, isShared: false }],
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a saved list takes the address that the page shows now, and what was seen goes with it', async () => {
  await show(OWN);
  await press(getInput(views.shared));
  await press(getButton(views.confirm));
  const { viewid, ...seen } = OWN;
  expect(call.mock.calls).toEqual([
    ['operator/savedeskview', { viewid, seen, title: 'Mine', address: ADDRESS, isShared: true }],
  ]);
});

it('a change from another tab is shown first, and can be taken', async () => {
  const theirs = { title: 'Of the bank', isShared: true };
  call.mockRejectedValueOnce(new CallError('stale', { words: 'Changed meanwhile.', details: { theirs } }));
  await show(OWN);
  await press(getButton(views.confirm));
  expect(readPage()).toContain('Of the bank');
  expect(onClose).not.toHaveBeenCalled();
  await press(getButton(common.stale.takeTheirs));
  expect([getInput(views.name).value, getInput(views.shared).checked]).toEqual(['Of the bank', true]);
});

it('an own list is forgotten', async () => {
  await show(OWN);
  await press(getButton(views.remove));
  expect(call.mock.calls).toEqual([['operator/removedeskview', { viewid: 8 }]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
