/** @jest-environment jsdom */
import {
  createRender,
  getAlertText,
  getButton,
  press,
  readPage,
  toServer,
  type,
  unmount,
} from '@/components/operator/testing';
import { CallError } from '@/lib/contract/call-error';
import { formatTomans } from '@/lib/i18n/formats';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';
import runs from '@/messages/en/payout-runs.json';
import units from '@/messages/en/units.json';

import { ApproveDialog } from './approve-dialog';
import type { Run } from './payout-run';

const RUN = { runid: 12, hash: 'ab'.repeat(32), count: 12, sumRial: 20_000_000 } as Run;
const call = toServer();
const onApproved = jest.fn();
const render = createRender(fillNumbers({ 'payout-runs': runs, common, desk, units }, 'en'));

beforeEach(async () => {
  jest.resetAllMocks();
  await render(<ApproveDialog run={RUN} onApproved={onApproved} onClose={jest.fn()} />);
});
afterEach(unmount);

const approve = () => press(getButton(`Approve ${formatTomans(RUN.sumRial, 'en')}`));

it.each(['', '11', 'twelve', '120'])('the typed number of rows “%s” approves nothing', async (typed) => {
  await type(runs.count, typed);
  await approve();
  expect(readPage()).toContain(runs.countWrong);
  expect(call).not.toHaveBeenCalled();
});

it.each(['12', ' 12 ', '۱۲', '١٢'])('the right number of rows approves the run that was read: “%s”', async (typed) => {
  call.mockResolvedValue({});
  await type(runs.count, typed);
  await approve();
  expect(call.mock.calls).toEqual([['operator/approvepayoutrun', { runid: 12, hash: RUN.hash, count: 12 }]]);
  expect(onApproved).toHaveBeenCalledTimes(1);
});

it('a run that has changed is not approved, and the dialog says why', async () => {
  call.mockRejectedValue(new CallError('run-not-open', { words: 'The rows have changed.' }));
  await type(runs.count, '12');
  await approve();
  expect(getAlertText()).toContain('The rows have changed.');
  expect(onApproved).not.toHaveBeenCalled();
});

it('nothing is approved without the whole password, once the server asks for it', async () => {
  call.mockRejectedValueOnce(new CallError('password-needed', { words: 'Enter your password.' }));
  await type(runs.count, '12');
  await approve();
  expect(readPage()).toContain(desk.password.label);
  await approve();
  expect(readPage()).toContain('Enter 4 digits.');
  expect(call).toHaveBeenCalledTimes(1);
});
