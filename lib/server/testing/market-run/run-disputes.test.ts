import { createTestDatabase } from '../database';
import { runDisputes } from './run-disputes';

/** Small here; `npm run bench -- disputes` runs ten thousand. */
const DISPUTES = 50;

it('random disputes all end settled: every posting is at zero and escrow is empty', async () => {
  const { count, done } = await runDisputes({ seed: 6, count: DISPUTES, database: await createTestDatabase() });
  expect(count).toBe(DISPUTES);
  const ladder = ['offersettlement', 'acceptoffer', 'askdesk', 'withdrawdispute', 'appealdecision', 'adddisputewords'];
  const prices = ['pricechange/addpricechange', 'pricechange/decidepricechange'];
  const desk = ['operator/decidedispute', 'operator/confirmdispute'];
  const calls = [...ladder.map((name) => `dispute/${name}`), ...prices, ...desk];
  expect(calls.filter((name) => !done.get(name))).toEqual([]);
});
