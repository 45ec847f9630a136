/** @jest-environment jsdom */
import { useState, type ComponentProps } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import type { PriceChangeState } from '@/lib/contract/enumerations';
import words from '@/messages/en/price-change.json';

import { SaidPriceChange } from './said-price-change';

type Task = ComponentProps<typeof SaidPriceChange>['task'];

const render = createRender({ 'price-change': words });
const said = () => document.querySelector('[role="status"]')?.textContent;
const toTask = (state: PriceChangeState | null) =>
  // As much of a change as is read out; the contract's type would want every field.
  ({ taskid: 7, priceChange: state === null ? null : { state } }) as unknown as Task;

interface OrderProps extends Pick<ComponentProps<typeof SaidPriceChange>, 'side'> {
  readonly states: readonly (PriceChangeState | null)[];
}

function Order({ states, side }: OrderProps) {
  const [at, setAt] = useState(0);
  return (
    <>
      <SaidPriceChange task={toTask(states[at] ?? null)} side={side} />
      <button onClick={() => setAt(at + 1)}>next</button>
    </>
  );
}

afterEach(() => unmount());

it('a customer hears that another price was proposed, and then what became of it', async () => {
  await render(<Order side="customer" states={[null, 'open', 'approved']} />);
  expect(said()).toBe('');
  await press(getButton('next'));
  expect(said()).toBe(words.ask);
  await press(getButton('next'));
  expect(said()).toBe(words.decidedForCompany.approved);
});

it('a professional hears the customer’s answer, and nothing of it when the page opens', async () => {
  await render(<Order side="provider" states={['open', 'refused']} />);
  expect(said()).toBe('');
  await press(getButton('next'));
  expect(said()).toBe(words.decidedForCompany.refused);
});
