import { PendingWrite } from '../ports/write-together';
import type { Transaction } from '../ports/database';
import { payoutAccounts } from '../schema';

/** The account that somebody gave with an application, from the moment they are let in. */
export function planPayoutAccount(
  transaction: Transaction,
  account: { readonly userId: number; readonly sheba: string },
): PendingWrite {
  const { userId, sheba } = account;
  return new PendingWrite(
    transaction.insert(payoutAccounts).values({ userId, sheba, changedAt: null }).onConflictDoNothing(),
  );
}
