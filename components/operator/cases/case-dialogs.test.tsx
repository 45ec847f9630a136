/** @jest-environment jsdom */
import { createRender, enter, getButton, press, toServer, unmount } from '@/components/operator/testing';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { CaseLayout } from './case-layout';
import type { DeskOrder } from './desk-order';
import { MoneyDialog } from './money-dialog';
import { ReassignDialog } from './reassign-dialog';

const call = toServer();
const ORDER = { taskid: 7, lstRefundLine: [] } as unknown as DeskOrder;
const PLAN = { giftRial: 0, walletRial: 500, providerRial: 0, commissionRial: 0, debtRial: 0, borneRial: 0 };
const REPLACEMENT = {
  needsConsent: false,
  mayAsk: true,
  lstServiceProvider: [],
  lstAvailableDate: [],
  priceRial: 900,
  heldRial: 900,
  netRial: 800,
};

afterEach(unmount);

const render = createRender({ common, desk });
const getReason = () => {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('Nothing asks for the reason');
  return found;
};

it('once the money is shown the focus goes on to the reason, or back to a sum that is too high', async () => {
  const act = desk.case.act;
  const getSum = () => document.querySelector<HTMLInputElement>('input[inputmode="numeric"]') as HTMLInputElement;
  for (const leftRial of [500, 100]) {
    call.mockResolvedValue({ plan: { ...PLAN, rial: 500, leftRial, needsSecond: false } });
    await render(<MoneyDialog order={ORDER} way="goodwill" onDone={jest.fn()} onClose={jest.fn()} />);
    await enter(getSum(), '50');
    await press(getButton(act.show));
    expect(document.activeElement).toBe(leftRial === 500 ? getReason() : getSum());
    await unmount();
  }
});

it('where nobody is free, an order that is handed on to somebody else says what can be done instead', async () => {
  call.mockResolvedValue({ plan: REPLACEMENT });
  const words = desk.case.reassign;
  await render(<ReassignDialog order={ORDER} onDone={jest.fn()} onClose={jest.fn()} />);
  await enter(getReason(), 'The car broke down');
  await press(getButton(words.send));
  const said = document.querySelector('[role="dialog"] [role="alert"]');
  expect(said?.textContent).toContain(words.nobodyFree);
  expect(document.activeElement).toBe(said);
  expect(call.mock.calls.map(([name]) => name)).not.toContain('operator/reassign');
});

it('a case is read in the order of a phone: the moves before what happened, but after what a decision rests on', async () => {
  const read = () => document.body.textContent;
  await render(<CaseLayout head="head " facts="money " main="line " side="moves " />);
  expect(read()).toBe('head money moves line ');
  await unmount();
  await render(<CaseLayout isReadFirst head="head " facts="sums " main="voices " side="moves " />);
  expect(read()).toBe('head sums voices moves ');
});
