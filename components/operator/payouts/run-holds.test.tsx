/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, toServer, unmount } from '@/components/operator/testing';
import { saveTextFile } from '@/lib/client/save-text-file';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import pay from '@/messages/en/pay.json';
import runs from '@/messages/en/payout-runs.json';
import units from '@/messages/en/units.json';

import type { Run } from './payout-run';
import { RunApproval } from './run-approval';
import { RunFiles } from './run-files';

jest.mock('@/lib/client/save-text-file', () => ({ saveTextFile: jest.fn() }));

const call = toServer();
const render = createRender(fillNumbers({ 'payout-runs': runs, pay, common, units }, 'en'));
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const HELD: Run['lstHeld'] = [{ payoutid: 7, payee: 'Nika Salehi', hold: 'sheba-changed' }];
const RUN = {
  runid: 12,
  state: 'made',
  hash: 'ab'.repeat(32),
  count: 2,
  sumRial: 20_000_000,
  madeBy: 'Sara',
  madeAtMs: Date.UTC(2026, 10, 28, 6),
  decidedBy: null,
  decidedAtMs: null,
  bar: null,
  lstHeld: [],
  lstMethod: [
    { method: 'paya', count: 2, sumRial: 20_000_000, isSent: false, leavesAtMs: Date.UTC(2026, 10, 28, 14, 15) },
    { method: 'inner', count: 1, sumRial: 5_000_000, isSent: true, leavesAtMs: null },
  ],
} as unknown as Run;

afterEach(unmount);

it('nobody can press “Approve” on a run with a row that may not leave; the row is named with its reason', async () => {
  await render(<RunApproval run={{ ...RUN, lstHeld: HELD }} onChange={jest.fn()} />);
  expect(text()).toContain(runs.held.approve);
  expect(text()).toContain('Nika Salehi · Sheba changed within the last 72 hours');
  expect(findButton(runs.approve)).toBeUndefined();
  expect(findButton(runs.dissolve)).toBeTruthy();
  await unmount();
  await render(<RunApproval run={RUN} onChange={jest.fn()} />);
  expect(findButton(runs.approve)).toBeTruthy();
});

it('a file says with which cycle it leaves, before it is handed out and after', async () => {
  await render(<RunFiles run={{ ...RUN, state: 'approved' }} onChange={jest.fn()} />);
  expect(text()).toMatch(/Handed out now: Paya cycle of .*17:45/);
  expect(text()).toContain(`handed out${runs.leaving.atOnce}`);
});

it('the names of who was left out stay beside the files, and where nobody is left no file is saved', async () => {
  call.mockResolvedValue({ fileName: '', text: null, count: 0, sumRial: 0, lstHeld: HELD });
  await render(<RunFiles run={{ ...RUN, state: 'approved' }} onChange={jest.fn()} />);
  await press(getButton('.csv'));
  expect(text()).toContain(runs.held.left);
  expect(text()).toContain('Nika Salehi');
  expect(saveTextFile).not.toHaveBeenCalled();
});
