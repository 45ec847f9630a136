import { captureBankMoney, putIntoWallet } from '../../../money';
import type { Transaction } from '../../../ports/database';
import type { paymentAttempts, TaskRow } from '../../../schema';

/** An attempt that the bank has paid, and its order, which the transaction has locked. */
export interface PaidAttempt {
  readonly attempt: typeof paymentAttempts.$inferSelect;
  readonly task: TaskRow;
  readonly now: Date;
}

/** Runs after the attempt is closed as paid. */
export type AfterClosing = () => Promise<void>;

/**
 * Books the bank's money for one purpose. Returns the consequences once the attempt is closed; null where the purpose
 * no longer needs the money, which is then in its customer's wallet.
 */
export type BookPaid = (transaction: Transaction, paid: PaidAttempt) => Promise<AfterClosing | null>;

/** The money of an attempt, as the ledger's postings take it. */
export function toBankMoney({ attempt, task, now }: PaidAttempt): Parameters<typeof putIntoWallet>[1] {
  return { task, attemptId: attempt.id, amountRials: attempt.amountRials, now };
}

interface Wanted {
  readonly isWanted: boolean;
  /** How much is asked for; left out: all that the order still lacks. */
  readonly wantedRials?: number | undefined;
}

/**
 * Puts the money into the order's escrow. False where it is no longer wanted, or is less than the wanted sum: all of it
 * is then in the wallet.
 */
export async function takeIntoEscrow(
  transaction: Transaction,
  paid: PaidAttempt,
  { isWanted, wantedRials }: Wanted,
): Promise<boolean> {
  const money = toBankMoney(paid);
  if (isWanted) return captureBankMoney(transaction, { ...money, wantedRials });
  await putIntoWallet(transaction, money);
  return false;
}
