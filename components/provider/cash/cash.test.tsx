/** @jest-environment jsdom */
import { useState, type ComponentType } from 'react';

import { createRender, enter, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import type { WorkDetail } from '../work-move';
import { CashDock } from './cash-dock';
import { CashEnd } from './cash-end';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
// Both dialogs take the place of one that loads; each gets the props of its own.
jest.mock('next/dynamic', () => () => (props: object) => {
  const { NotPaidDialog } = jest.requireActual<typeof import('./not-paid-dialog')>('./not-paid-dialog');
  const { MachineDialog } = jest.requireActual<typeof import('./machine-dialog')>('./machine-dialog');
  const Part = ('dueRial' in props ? NotPaidDialog : MachineDialog) as ComponentType<object>;
  return <Part {...props} />;
});
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ ...fillNumbers({ provider, errors, common }, 'en'), units });
const DUE = 12_400_000;
const work = {
  taskid: 50_001,
  state: 'DONE',
  userName: 'Sara',
  userFamily: 'Mohammadi',
  recipientName: null,
  lines: [],
  handed: null,
  dispute: null,
  cashRecord: null,
  pay: { netRial: 10_540_000, commissionRial: 1_860_000, cashDueRial: DUE, cashRial: 0, feeRial: 0 },
} as unknown as WorkDetail;
const CLAIMED = {
  outcome: 'none',
  standing: 'claimed',
  amountRial: DUE,
  partRial: 0,
  reference: null,
  recordedAtMs: 0,
  decisionReason: null,
} as const;
const onChange = jest.fn();
const show = (changes: Partial<WorkDetail> = {}) =>
  render(
    <>
      <CashEnd work={{ ...work, ...changes }} onChange={onChange} />
      <CashDock work={{ ...work, ...changes }} onChange={onChange} />
    </>,
  );
const read = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const record = (outcome: string, amountRial: number, beside: object = {}) => [
  'expert/recordcash',
  { taskid: 50_001, outcome, seenRial: amountRial, ...beside },
];
const { machine, dialog } = provider.cash;
const choose = (label: string) =>
  press(
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label)) ?? document.body,
  );

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  onChange.mockReset();
});
afterEach(() => unmount());

it('the sum is said with what is the professional’s, and one press records that it was taken', async () => {
  await show();
  expect(read()).toContain('1,240,000');
  expect(read()).toContain('1,054,000');
  await press(getButton(provider.cash.took.replace('{amount}', '1,240,000\u00a0tomans')));
  expect(call.mock.calls).toEqual([record('cash', DUE)]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('announces a record of cash while the job is open, and not when its page opens', async () => {
  const taken = {
    outcome: 'cash',
    standing: 'taken',
    amountRial: DUE,
    partRial: 0,
    reference: null,
    decisionReason: null,
  };
  function Job() {
    const [isTaken, setIsTaken] = useState(false);
    const cashRecord = isTaken ? (taken as WorkDetail['cashRecord']) : null;
    return (
      <>
        <CashEnd work={{ ...work, cashRecord }} onChange={onChange} />
        <button onClick={() => setIsTaken(true)}>record</button>
      </>
    );
  }
  const said = () => document.querySelector('[role="status"]')?.textContent?.replaceAll('\u00a0', ' ');
  await render(<Job />);
  expect(said()).toBe('');
  await press(getButton('record'));
  expect(said()).toContain('1,240,000 tomans');
});

it('the change is worked out for the notes that are handed over', async () => {
  await show();
  await choose('1,300,000');
  expect(read()).toContain('Give back 60,000');
});

it('an unpaid job is recorded after its consequences were read', async () => {
  await show();
  await press(getButton(provider.cash.notPaid));
  expect(call).not.toHaveBeenCalled();
  expect(read()).toContain(provider.cash.dialog.follows.nextOrder);
  await press(getButton(provider.cash.dialog.send));
  expect(call.mock.calls).toEqual([record('none', 0)]);
});

it('a claim says how it stands, and that it was paid after all is one press', async () => {
  await show({ cashRecord: CLAIMED });
  expect(document.querySelector('.sticky')).toBeNull();
  await press(getButton(provider.cash.inCash));
  expect(call.mock.calls).toEqual([record('cash', DUE)]);
});

it('a part that was taken stands beside the claim of the rest', async () => {
  await show({ cashRecord: { ...CLAIMED, amountRial: 2_400_000, partRial: 10_000_000 } });
  expect(read()).toContain('240,000');
  expect(read()).toContain('You took 1,000,000 tomans of it.');
});

it('a payment by card machine is recorded with the number on its slip, or without one', async () => {
  await show();
  await press(getButton(provider.cash.byMachine));
  await enter(get(HTMLInputElement, machine.number), '12');
  await press(getButton(machine.send));
  expect(call).not.toHaveBeenCalled();
  expect(read()).toContain('4 to 20 digits');
  await enter(get(HTMLInputElement, machine.number), '۱۲۳۴۵۶');
  await press(getButton(machine.send));
  expect(call.mock.calls).toEqual([record('pos', DUE, { reference: '123456' })]);
});

it('the number on the slip is read where the cash stands', async () => {
  const taken = { ...CLAIMED, outcome: 'pos', standing: 'taken', reference: '123456' } as const;
  await show({ cashRecord: taken });
  expect(read()).toContain(`${provider.cash.reference} 123456`);
});

it('a part of the cash is typed, and the missing rest is what is recorded as not paid', async () => {
  await show();
  await press(getButton(provider.cash.notPaid));
  await choose(dialog.some);
  await press(getButton(dialog.send));
  expect(call).not.toHaveBeenCalled();
  await enter(get(HTMLInputElement, dialog.took), '1,240,000');
  await press(getButton(dialog.send));
  expect(call).not.toHaveBeenCalled();
  await enter(get(HTMLInputElement, dialog.took), '1,000,000');
  expect(read()).toContain('It is recorded that 240,000 tomans was not paid.');
  expect(read()).toContain(dialog.follows.commissionPart);
  await press(getButton(dialog.send));
  expect(call.mock.calls).toEqual([record('none', 0, { partRial: 10_000_000 })]);
});

it('a job that was paid before asks for nothing', async () => {
  await show({ pay: { ...work.pay, cashDueRial: 0 } as WorkDetail['pay'] });
  expect(read()).toBe('');
});

it('a company’s worker reads what to collect for it, and no sum of its own', async () => {
  const handed = { isForCompany: true, cashDueRial: 5_000_000 };
  await show({ pay: null, handed: handed as WorkDetail['handed'] });
  expect(read()).toContain('500,000');
  expect(read()).not.toContain(provider.pay.net);
});
