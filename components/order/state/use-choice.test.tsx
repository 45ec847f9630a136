/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, press, getButton, unmount } from '@/components/forms/testing';
import { PICK_SHOWN_MS } from '@/lib/domain/constants/screen';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { KINDS } from '@/lib/funnel/kinds';
import order from '@/messages/en/order.json';

import { OrderProvider, type Order } from './order-context';
import { useChoice } from './use-choice';

const render = createRender({ order });
const answer = jest.fn();
const goOn = jest.fn();

function Question() {
  const { pick, choose, warning } = useChoice(['grade']);
  return (
    <>
      <button onClick={() => pick({ grade: 'ECO' })}>Tap</button>
      <button onClick={() => choose({ grade: 'ECO' })}>Arrow</button>
      {warning}
    </>
  );
}

async function show(fields: Partial<OrderDraft> = {}, isEdit = false) {
  const draft = { ...createDraft({ serviceEnum: 'laundry', srvcategoryid: 5 }), ...fields };
  const walk = { flow: KINDS.laundry.flow, facts: {}, draft };
  const known = { draft, walk, question: 'grade', answer, goOn, isEdit } as unknown as Order;
  await render(
    <OrderProvider order={known}>
      <Question />
    </OrderProvider>,
  );
}

const pass = () => act(async () => void (await jest.advanceTimersByTimeAsync(PICK_SHOWN_MS)));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

describe('a question with one choice', () => {
  it('goes on by itself once the tap has been seen for a moment', async () => {
    await show();
    await press(getButton('Tap'));
    expect([answer.mock.calls, goOn.mock.calls]).toEqual([[[{ grade: 'ECO' }]], []]);
    await pass();
    expect(goOn.mock.calls).toEqual([[{ grade: 'ECO' }]]);
  });

  it.each<[string, string, Partial<OrderDraft>, boolean]>([
    ['was only chosen, as by an arrow key', 'Arrow', {}, false],
    ['takes other answers with it: that is read first', 'Tap', { clothes: [{ itemId: 1, count: 2 }] }, false],
    ['is an edit, which is saved', 'Tap', {}, true],
  ])('waits where it %s', async (_, button, fields, isEdit) => {
    await show(fields, isEdit);
    await press(getButton(button));
    await pass();
    expect(goOn).not.toHaveBeenCalled();
  });

  it('goes nowhere once it was left', async () => {
    await show();
    await press(getButton('Tap'));
    await unmount();
    await pass();
    expect(goOn).not.toHaveBeenCalled();
  });
});
