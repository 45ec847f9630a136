/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import type { OrderState } from '@/lib/contract/enumerations';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { CaseMoves } from './case-moves';
import type { DeskOrder } from './desk-order';
import { LikelyAct } from './likely-act';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('../use-may-make', () => ({ useMayMake: () => () => true }));
jest.mock('./money-dialog', () => ({ MoneyDialog: () => 'The dialog is open' }));
jest.mock('./reassign-dialog', () => ({ ReassignDialog: () => 'The dialog is open' }));
jest.mock('./write-dialog', () => ({ WriteDialog: () => 'The dialog is open' }));

const { act, reassign } = desk.case;
const render = createRender({ desk, common });
const NOW_MS = 1_000;
const MOVES = ['takeBackByOperator', 'giveGoodwill', 'cancelByOperator'];

async function open(state: OrderState, moves: readonly string[], atMs: number | null = null): Promise<void> {
  const deadline = atMs === null ? null : { kind: 'visit', atMs };
  const order = { taskid: 7, state, moves, deadline, serverNowMs: NOW_MS, pending: null } as unknown as DeskOrder;
  await render(
    <>
      <header>
        <LikelyAct order={order} onChange={() => undefined} />
      </header>
      <CaseMoves order={order} onChange={() => undefined} />
    </>,
  );
}
afterEach(unmount);

const inHead = () => [...document.querySelectorAll('header button')].map((button) => button.textContent);
const everywhere = () => [...document.querySelectorAll('button')].map((button) => button.textContent);

it.each([
  ['COMPLETED', ['refundByOperator', 'giveGoodwill'], null, act.refund],
  ['DECLINED', ['assignByOperator', 'cancelByOperator'], null, reassign.open],
  ['CONFIRMED', MOVES, NOW_MS + 1, act.write],
  ['CONFIRMED', MOVES, NOW_MS, reassign.open],
] as const)(
  'the head of an order in %s has its one likely move, which stands nowhere else',
  async (state, moves, atMs, word) => {
    await open(state, moves, atMs);
    expect(inHead()).toEqual([word]);
    expect(everywhere().filter((shown) => shown === word)).toHaveLength(1);
    await press(getButton(word));
    expect(document.body.textContent).toContain('The dialog is open');
  },
);

it('an order that does not allow the likely move has no move in its head, and all of them beside it', async () => {
  await open('COMPLETED', ['giveGoodwill']);
  expect(inHead()).toEqual([]);
  expect(everywhere()).toEqual([act.write, act.goodwill]);
});
