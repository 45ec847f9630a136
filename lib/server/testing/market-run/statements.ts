import { inArray } from 'drizzle-orm';

import { getBalanceRials, userAccount } from '../../money';
import { listStatement } from '../../payouts/statement';
import { ledgerAccounts } from '../../schema';
import type { World } from './world';

/** The lines of each provider's statement add up to the balances of its two accounts. Throws. */
export async function requireStatements({ service }: World): Promise<void> {
  const { connection } = service.context.ports.database;
  const owners = await connection
    .selectDistinct({ ownerId: ledgerAccounts.ownerId })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.kind, ['payable', 'bidding-credit']));
  for (const { ownerId } of owners) {
    if (ownerId === null) continue;
    const { sums } = await listStatement(connection, ownerId, { pageNumber: 0, pageSize: 1 });
    const bookedRials =
      (await getBalanceRials(connection, userAccount('payable', ownerId))) +
      (await getBalanceRials(connection, userAccount('bidding-credit', ownerId)));
    const saidRials = (sums?.increaseRial ?? 0) - (sums?.decreaseRial ?? 0);
    if (saidRials !== bookedRials)
      throw new Error(`The statement of provider ${ownerId} says ${saidRials} rials, and the ledger ${bookedRials}`);
  }
}
