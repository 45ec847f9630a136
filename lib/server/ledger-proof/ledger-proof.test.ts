import { Registry } from 'prom-client';

import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { addMarketplaceGauges } from '../observability/marketplace-gauges';
import { ledgerProofs } from '../schema';
import { anOrderStory, aPaidOrder } from '../seed/stories/orders';
import { anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { proveLedger } from './prove-ledger';

// 03:30 in Tehran.
const service = useMarket({ now: new Date('2026-11-22T00:00:00Z') });

const connection = () => service.context.ports.database.connection;
const read = async () =>
  service.call('operator/getledgerproof', {}, { as: await anOperator(service.context, 'finance') });
const readMetrics = () => {
  const registry = new Registry();
  addMarketplaceGauges(registry, service.context);
  return registry.metrics();
};

describe('the nightly proof of the books', () => {
  it('is null before the first night, and then has the time of right books', async () => {
    expect(await read()).toMatchObject({ provedAtMs: null, lstBroken: [] });
    await aPaidOrder(await anOrderStory(service));
    await proveLedger(service.context);
    expect(await read()).toMatchObject({ provedAtMs: service.clock.now().getTime(), lstBroken: [] });
    expect(await readMetrics()).toContain('pelakfan_ledger_broken_invariants 0');
  });

  it('is made once a night by any number of processes', async () => {
    service.clock.advance(DAY_MS);
    const before = await connection().$count(ledgerProofs);
    await Promise.all([proveLedger(service.context), proveLedger(service.context), proveLedger(service.context)]);
    const provedAtMs = service.clock.now().getTime();
    service.clock.advance(HOUR_MS);
    await proveLedger(service.context);
    expect((await read()).provedAtMs).toBe(provedAtMs);
    expect(await connection().$count(ledgerProofs)).toBe(before + 1);
  });

  it('is begun again after its process died', async () => {
    service.clock.advance(DAY_MS);
    await connection().insert(ledgerProofs).values({ night: '2026-11-24', startedAt: service.clock.now() });
    await proveLedger(service.context);
    service.clock.advance(HOUR_MS);
    const now = service.clock.now().getTime();
    expect((await read()).provedAtMs).toBeLessThan(now);
    await proveLedger(service.context);
    expect((await read()).provedAtMs).toBe(now);
  });

  it('names broken invariants with their ids, at the desk and in the metrics', async () => {
    await connection().execute("UPDATE ledger_accounts SET balance_rials = balance_rials + 1 WHERE kind = 'escrow'");
    service.clock.advance(DAY_MS);
    await proveLedger(service.context);
    const { lstBroken } = await read();
    expect(lstBroken).toEqual([
      { invariant: 'balance-is-its-entries', subject: 'account', lstId: [expect.any(Number)] },
    ]);
    expect(await readMetrics()).toContain('pelakfan_ledger_broken_invariants 1');
  });
});
