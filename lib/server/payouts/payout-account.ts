import type { Transaction } from '../ports/database';
import { payoutAccounts } from '../schema';

/** The account that somebody gave with an application, from the moment they are let in. */
export async function addPayoutAccount(
  transaction: Transaction,
  account: { readonly userId: number; readonly sheba: string },
): Promise<void> {
  const { userId, sheba } = account;
  await transaction.insert(payoutAccounts).values({ userId, sheba, changedAt: null }).onConflictDoNothing();
}
