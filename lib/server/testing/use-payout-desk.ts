import { inArray } from 'drizzle-orm';

import { payoutAccounts, payouts } from '../schema';
import { anOperator } from '../seed/stories/people';
import { useMarket } from './use-market';

/**
 * A marketplace with the two operators of a run of payouts; each test begins without the former's waiting payouts. Only
 * hooks and tests may read `maker` and `second`.
 */
export function usePayoutDesk() {
  const service = useMarket({ checksLedger: true });
  const connection = () => service.context.ports.database.connection;
  const operators = { maker: 0, second: 0 };
  beforeAll(async () => {
    operators.maker = await anOperator(service.context);
    operators.second = await anOperator(service.context);
  });
  afterEach(async () => {
    await connection()
      .update(payoutAccounts)
      .set({ ownerConfirmedAt: null })
      .where(inArray(payoutAccounts.userId, connection().select({ id: payouts.userId }).from(payouts)));
  });
  const makeRun = (as = operators.maker) => service.call('operator/makepayoutrun', {}, { as });
  return { service, connection, operators, makeRun };
}
