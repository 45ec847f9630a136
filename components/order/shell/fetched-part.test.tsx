/** @jest-environment jsdom */
import { useState } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';

import { toFetchedPart } from './fetched-part';

const render = createRender({});
const loading = jest.fn(() => <p>Loading</p>);

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

const makePart = () => toFetchedPart(async () => Counter, loading);

beforeEach(() => loading.mockClear());
afterEach(() => unmount());

it('a part that was fetched ahead is there at once: nothing stands in its place meanwhile', async () => {
  const { Part, load } = makePart();
  await load();
  await render(<Part name="Pets" />);
  expect([loading.mock.calls.length, getButton('Pets 0').isConnected]).toEqual([0, true]);
});

function Order({ Part }: { Part: ReturnType<typeof makePart>['Part'] }) {
  const [price, setPrice] = useState(0);
  return (
    <>
      <button onClick={() => setPrice(price + 1)}>Price</button>
      <Part name={`At ${price}:`} />
    </>
  );
}

it('a part that was not is waited for, and does not begin anew when it is fetched after that', async () => {
  const { Part, load } = makePart();
  await render(<Order Part={Part} />);
  expect(loading).toHaveBeenCalled();
  await press(getButton('At 0: 0'));
  await load();
  await press(getButton('Price'));
  expect(getButton('At 1: 1').isConnected).toBe(true);
});
