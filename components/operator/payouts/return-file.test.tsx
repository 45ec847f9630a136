/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, readPage, toServer, unmount } from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import runs from '@/messages/en/payout-runs.json';

import type { Run } from './payout-run';
import { ReturnFile } from './return-file';

const FILE = new File(['id,result'], 'return.csv', { type: 'text/csv' });
const call = toServer();
const onChange = jest.fn();
const render = createRender(fillNumbers({ 'payout-runs': runs, common }, 'en'));

beforeEach(async () => {
  jest.resetAllMocks();
  await render(<ReturnFile run={{ runid: 12, reportedAtMs: null } as Run} onChange={onChange} />);
});
afterEach(unmount);

async function choose(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing asks for a file');
  Object.defineProperty(input, 'files', { value: [FILE], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

it('a read file says how many rows it settled, and the run is read anew', async () => {
  call.mockResolvedValue({ paidCount: 8, returnedCount: 1, unknownCount: 3, passedOverCount: 2 });
  await choose();
  expect(call).toHaveBeenCalledWith('operator/importpayoutreturn', { runid: 12 }, { file: FILE });
  for (const words of ['8 paid', '1 returned', '3 unknown', 'changed nothing: 2']) expect(readPage()).toContain(words);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('a refused file says why, leaves no former result, and the run is read anew: a part may have been settled', async () => {
  call.mockResolvedValueOnce({ paidCount: 8, returnedCount: 0, unknownCount: 0, passedOverCount: 0 });
  await choose();
  call.mockRejectedValueOnce(new CallError('return-file-unreadable', { words: 'This is no return file.' }));
  await choose();
  expect(readPage()).toContain('This is no return file.');
  expect(readPage()).not.toContain('8 paid');
  expect(onChange).toHaveBeenCalledTimes(2);
});
