/** @jest-environment jsdom */
import type { ReactNode } from 'react';

import { unmount } from '@/components/forms/testing';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { createStepRender } from '../bids/testing';
import { OrderProvider, useOrder, type Order } from '../state/order-context';
import { PriceDetails } from './price-details';
import { PriceSoFar } from './price-so-far';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const render = createStepRender({ common, order });
const answer = { priceRial: 9_600_000, discountRial: 0, lines: [] };

function Priced({ children }: { children: ReactNode }) {
  const known = useOrder();
  return (
    <OrderProvider order={{ ...known, price: { ...known.price, answer } as unknown as Order['price'] }}>
      {children}
    </OrderProvider>
  );
}

afterEach(() => unmount());

it('one region alone says the price as it changes, and it is no part of a button', async () => {
  await render(
    <Priced>
      <PriceSoFar isSilent />
      <PriceDetails />
    </Priced>,
  );
  const regions = [...document.querySelectorAll('[aria-live]')].filter(({ textContent }) =>
    /960,000/.test(textContent),
  );
  expect(regions.map((region) => region.closest('button'))).toEqual([null]);
});

it('the button that opens the price is named by it and by what it does', async () => {
  await render(
    <Priced>
      <PriceDetails />
    </Priced>,
  );
  const parts = document.querySelector('button[aria-haspopup]')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const name = parts.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(name).toContain('960,000');
  expect(name).toContain(order.price.open);
});
