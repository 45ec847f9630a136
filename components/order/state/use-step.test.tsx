/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { STEPS } from '@/lib/funnel/steps';

import { useStep } from './use-step';

let mockRendered = new URLSearchParams();
// The framework hears of a step once it is painted, so these tests wait for that as a browser does.
jest.unmock('@/lib/client/after-paint');
jest.mock('next/navigation', () => ({ useSearchParams: () => mockRendered }));

const render = createRender({});
const reads = jest.fn<void, [ReturnType<typeof useStep>]>();
const address = () => {
  const [read] = reads.mock.lastCall ?? [];
  if (!read) throw new Error('Nothing was rendered.');
  return read;
};

function Step() {
  reads(useStep(''));
  return null;
}

const readStep = () => Number(new URLSearchParams(window.location.search).get('order-step'));
const isPainted = () =>
  act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const push = (step: number) => act(() => address().push(step));

/**
 * The framework has fetched the page of a step: it renders it, and writes its address over the entry that is open by
 * then.
 */
async function isBrought(step: number): Promise<void> {
  const search = `?order-step=${step}`;
  window.history.replaceState(window.history.state, '', `/services/house-cleaning/${search}`);
  mockRendered = new URLSearchParams(search);
  await render(<Step />);
}

beforeEach(async () => {
  window.history.replaceState(null, '', '/services/house-cleaning/');
  mockRendered = new URLSearchParams();
  await render(<Step />);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await isPainted();
  await unmount();
});

it('a page that the framework brings late takes nobody away from the question that they went on to', async () => {
  push(STEPS.address);
  push(STEPS.presenceDateTime);
  await isBrought(STEPS.address);
  expect([readStep(), address().requested]).toEqual([STEPS.presenceDateTime, STEPS.presenceDateTime]);
});

it('an entry that the framework made itself is followed', async () => {
  await isBrought(STEPS.address);
  expect([readStep(), address().requested]).toEqual([STEPS.address, STEPS.address]);
});

describe('the framework', () => {
  const mark = { tree: 'the framework’s own' };
  const listTold = (tells: jest.SpyInstance<void, Parameters<History['replaceState']>>) =>
    tells.mock.calls.map(([entry, , url]) => [entry, new URL(String(url)).search]);

  it('renders nothing before the next question is painted: the new entry is its own until then', async () => {
    window.history.replaceState(mark, '', window.location.href);
    const tells = jest.spyOn(window.history, 'replaceState');
    push(STEPS.address);
    const entry = { orderQuery: `?order-step=${STEPS.address}` };
    expect([window.history.state, tells.mock.calls]).toEqual([{ ...mark, ...entry }, []]);
    await isPainted();
    expect(listTold(tells)).toEqual([[entry, entry.orderQuery]]);
  });

  it('is told nothing of a question that was left before it was painted', async () => {
    const tells = jest.spyOn(window.history, 'replaceState');
    push(STEPS.address);
    push(STEPS.presenceDateTime);
    await isPainted();
    const search = `?order-step=${STEPS.presenceDateTime}`;
    expect(listTold(tells)).toEqual([[{ orderQuery: search }, search]]);
  });
});
