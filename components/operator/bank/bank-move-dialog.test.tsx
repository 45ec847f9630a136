/** @jest-environment jsdom */
import { createRender, enter, getButton, press, readPage, toServer, unmount } from '@/components/operator/testing';
import type { BankCaseMove } from '@/lib/contract/desk-enumerations';
import bankCases from '@/messages/en/bank-cases.json';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import type { BankCase } from './bank-case';
import { BankMoveDialog } from './bank-move-dialog';

const call = toServer();

beforeEach(() => {
  jest.clearAllMocks();
  call.mockResolvedValue({});
});
afterEach(unmount);

const reference = () => document.querySelector<HTMLInputElement>('input');

async function opens(move: BankCaseMove, needsSecond = false): Promise<void> {
  const bankCase = { bankcaseid: 3, amountRial: 960_000, needsSecond } as unknown as BankCase;
  await createRender({ 'bank-cases': bankCases, common, desk })(
    <BankMoveDialog bankCase={bankCase} move={move} onDone={jest.fn()} onClose={jest.fn()} />,
  );
  await enter(document.querySelector('textarea') as HTMLTextAreaElement, 'Seen in the bank’s list');
}

it('money that moves needs the bank’s own reference; without it nothing is sent', async () => {
  await opens('paid');
  await press(getButton(bankCases.moves.paid));
  expect(readPage()).toContain(bankCases.referenceWrong);
  expect(call).not.toHaveBeenCalled();
  await enter(reference() as HTMLInputElement, ' 4711 ');
  await press(getButton(bankCases.moves.paid));
  expect(call.mock.calls).toEqual([
    [
      'operator/decidebankcase',
      { bankcaseid: 3, move: 'paid', seenRial: 960_000, reason: 'Seen in the bank’s list', reference: '4711' },
    ],
  ]);
});

it('where no money moves, no reference is asked for and no second operator is spoken of', async () => {
  await opens('not-paid', true);
  expect(reference()).toBeNull();
  expect(readPage()).not.toContain(bankCases.second);
  await press(getButton(bankCases.moves['not-paid']));
  expect(call).toHaveBeenCalledTimes(1);
});

it('a large sum says before it is sent that a second operator has to agree', async () => {
  await opens('to-wallet', true);
  expect(readPage()).toContain(bankCases.second);
});
