/** @jest-environment jsdom */
import { act, useRef } from 'react';

import {
  createRender,
  get,
  getButton,
  getInput,
  press,
  readPage,
  toServer,
  unmount,
} from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import bulk from '@/messages/en/bulk.json';
import common from '@/messages/en/common.json';

import { BulkBar } from './bulk-bar';
import { BulkCheckbox } from './bulk-checkbox';
import type { BulkTarget } from './bulk-target';
import { useBulkKeys } from './use-bulk-keys';
import { useSelection } from './use-selection';

const ROWS: readonly BulkTarget[] = [1, 2, 3, 4].map((id) => ({
  key: `outgoing-${id}`,
  of: 'outgoing',
  id,
  name: `Message ${id}`,
}));
const call = toServer<{ outgoingid: number; rows: { id: number }[] }>();
let refused: readonly number[] = [];
let failure: 'message-stale' | 'network-failed' = 'message-stale';

function List() {
  const list = useRef<HTMLUListElement>(null);
  const selection = useSelection(ROWS);
  useBulkKeys(list, selection);
  return (
    <>
      <BulkBar shown={ROWS} selection={selection} totalCount={9} readAll={() => Promise.resolve(ROWS)} />
      <ul ref={list}>
        {ROWS.map((target) => (
          <li key={target.key} data-bulk-row={target.key}>
            <BulkCheckbox target={target} selection={selection} isRow />
          </li>
        ))}
      </ul>
    </>
  );
}

const box = (id: number) => getInput(`Choose Message ${id}`);
const chosen = () => [1, 2, 3, 4].filter((id) => box(id).checked);
const types = (code: string, init: KeyboardEventInit = {}) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, ...init })));
const sent = () => call.mock.calls.filter(([name]) => name === 'operator/sendagain');
const opens = async () => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith(`${bulk.acts.resend.title}: `),
  );
  if (button) await press(button);
};

beforeEach(async () => {
  jest.clearAllMocks();
  [refused, failure] = [[], 'message-stale'];
  call.mockImplementation(async (name, input) => {
    if (name === 'operator/getdesk') return { userid: 1, lstRole: ['support'] };
    if (name === 'operator/planbulk')
      return {
        lstRow: input.rows.map(({ id }) => ({
          id,
          queue: null,
          refusal: id === 4 ? 'message-stale' : null,
          orderCount: null,
        })),
      };
    if (refused.includes(input.outgoingid)) throw new CallError(failure, { words: 'It has left already' });
    return {};
  });
  await createRender({ common, bulk })(<List />);
});
afterEach(unmount);

describe('rows of the desk', () => {
  it('are chosen by X, with Shift as a range, also while a box has the focus', async () => {
    box(1).focus();
    types('KeyX');
    box(3).focus();
    types('KeyX', { shiftKey: true });
    expect(chosen()).toEqual([1, 2, 3]);
    types('KeyX');
    expect(chosen()).toEqual([1, 2]);
    await press(getButton(bulk.clear));
    expect(chosen()).toEqual([]);
  });

  it('are shown before with what would be refused, and are then done one by one under keys of their own', async () => {
    refused = [2];
    await press(get(HTMLInputElement, bulk.choosePage));
    await opens();
    expect(readPage()).toContain(bulk.refusals['message-stale']);
    expect(readPage()).toContain('3 of 4 rows will be done');
    await press(getButton('Do these 3 rows'));
    expect(sent().map(([, { outgoingid }]) => outgoingid)).toEqual([1, 2, 3]);
    expect(new Set(sent().map(([, , options]) => options?.idempotencyKey)).size).toBe(3);
    await press(getButton(common.close));
    // What was refused stays chosen, and says why.
    expect(chosen()).toEqual([2, 4]);
    expect(readPage()).toContain('It has left already');
  });

  it('stay chosen where the network fails, and go again under the key that they had', async () => {
    [refused, failure] = [[2], 'network-failed'];
    await press(get(HTMLInputElement, bulk.choosePage));
    await opens();
    await press(getButton('Do these 3 rows'));
    expect(sent()).toHaveLength(2);
    await press(getButton(common.close));
    expect(chosen()).toEqual([2, 3, 4]);
    refused = [];
    await opens();
    await press(getButton('Do these 2 rows'));
    const keys = sent().map(([, { outgoingid }, options]) => [outgoingid, options?.idempotencyKey]);
    expect(keys[2]).toEqual(keys[1]);
    expect(keys.map(([id]) => id)).toEqual([1, 2, 2, 3]);
  });
});
