/** @jest-environment jsdom */
import { act, useState } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';

import { OrderProvider, type Order } from '../state/order-context';
import { useFreeProviders } from './use-free-providers';

jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [string, Record<string, unknown>]>;

const FIRST_HOUR: Partial<OrderDraft> = {
  srvcattypeid: 2,
  locationid: 3,
  gDate: '2026-11-28',
  deliverytimeid: 1,
  needHours: 3,
};
const render = createRender({});
let answers: ((answer: unknown) => void)[] = [];
interface Known {
  readonly draft: Partial<OrderDraft>;
  readonly priceRial?: number;
}
let next: Known;

/** As much of an order as the search reads. */
function Screen() {
  const [{ draft, priceRial }, setKnown] = useState<Known>({ draft: FIRST_HOUR });
  const answer = priceRial === undefined ? null : { priceRial, discountRial: 0, needHour: 3 };
  const order = {
    draft: { ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 1 }), ...draft },
    kind: 'cleaning',
    service: { categoryId: 1, kind: 'cleaning', types: [], activeCityIds: [1] },
    price: { answer, isLoading: false, error: null },
  } as unknown as Order;
  return (
    <OrderProvider order={order}>
      <button onClick={() => setKnown(next)}>Change</button>
      <Free />
    </OrderProvider>
  );
}

function Free() {
  const { data } = useFreeProviders();
  return <p>{data === undefined ? 'unknown' : data.lstServiceProvider.map(({ fullname }) => fullname).join()}</p>;
}

const shown = () => document.querySelector('p')?.textContent;
const changeTo = (known: Known) => {
  next = known;
  return press(getButton('Change'));
};
const answerWith = (fullname: string) =>
  act(async () => answers.shift()?.({ lstServiceProvider: [{ fullname }], nextCursor: null }));

beforeEach(() => {
  answers = [];
  call.mockReset();
  call.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});
afterEach(() => unmount());

it('those who are free stay while a price that came late is asked with, and go where another hour is asked for', async () => {
  await render(<Screen />);
  expect(shown()).toBe('unknown');
  await answerWith('Maryam');
  expect(shown()).toBe('Maryam');

  await changeTo({ draft: FIRST_HOUR, priceRial: 9_600_000 });
  expect([shown(), call.mock.lastCall?.[1].priceRial]).toEqual(['Maryam', 9_600_000]);
  await answerWith('Maryam at that price');
  expect(shown()).toBe('Maryam at that price');

  await changeTo({ draft: { ...FIRST_HOUR, deliverytimeid: 2 }, priceRial: 9_600_000 });
  expect(shown()).toBe('unknown');
  await answerWith('Zahra');
  expect(shown()).toBe('Zahra');

  await changeTo({ draft: { ...FIRST_HOUR, deliverytimeid: null }, priceRial: 9_600_000 });
  expect(shown()).toBe('unknown');
});
