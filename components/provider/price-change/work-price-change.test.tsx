/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import priceChange from '@/messages/en/price-change.json';

import type { WorkDetail } from '../work-move';
import { WorkPriceChange } from './work-price-change';

jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const render = createRender({ 'price-change': priceChange });

async function show(state: WorkDetail['state']) {
  const change = { state: 'approved', oldRial: 9_600_000, newRial: 10_400_000, lines: [] };
  const work = { state, moves: [], handed: null, petrol: null, priceRial: 10_400_000, priceChange: change };
  // As much of a work as its price reads; the contract's type would want every field.
  await render(<WorkPriceChange work={work as unknown as WorkDetail} onChange={() => undefined} />);
  return document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

afterEach(() => unmount());

it('an approved price is told to its professional while the work goes on, and not of an order that is over', async () => {
  expect(await show('IN_PROGRESS')).toContain('The new price was approved: 1,040,000 tomans');
  expect(await show('COMPLETED')).toBe('');
});
