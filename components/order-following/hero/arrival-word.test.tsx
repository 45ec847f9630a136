/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { LATENESS } from '@/lib/domain/constants/orders';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import orders from '@/messages/en/order-following.json';

import type { TaskDetail } from '../task-detail';
import { ArrivalWord } from './arrival-word';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));

const render = createRender({ 'order-following': orders });
const NINE = Date.parse('2026-11-28T05:30:00Z');
const lateness = { promisedUntilMs: NINE + LATENESS.promisedMs } as TaskDetail['lateness'];
const visit = { startsAtMs: NINE, arrivesUntilMs: null, lateness, priceRial: 9_600_000 };

async function say(atMs: number, known: Partial<typeof visit> = {}): Promise<string> {
  await render(<ArrivalWord visit={{ ...visit, ...known }} arrival={{ minutes: 12, atMs }} />);
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
}

afterEach(unmount);

it('an arrival before the hour is in time', async () => {
  expect(await say(NINE - 5 * MINUTE_MS)).toBe('there at about 08:55on time');
});

it('a late one says by how much, and within the promise nothing of money', async () => {
  const text = await say(NINE + 2 * MINUTE_MS);
  expect(text).toContain('2 minutes late');
  expect(text).not.toContain('wallet');
});

it('later than promised, it says the sum that comes by itself, and no such sum where nothing is promised', async () => {
  const late = NINE + LATENESS.promisedMs + MINUTE_MS;
  expect(await say(late)).toMatch(/minutes late.*[\d,]+ tomans is put into your wallet/);
  await unmount();
  expect(await say(late, { lateness: null })).not.toContain('wallet');
});

it('a delay that the customer agreed to moves the hour', async () => {
  const moved = { promisedUntilMs: NINE + 30 * MINUTE_MS + LATENESS.promisedMs } as TaskDetail['lateness'];
  expect(await say(NINE + 20 * MINUTE_MS, { lateness: moved })).toContain('on time');
});
