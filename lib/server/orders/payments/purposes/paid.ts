import { captureBankMoney } from '../../../money';
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
 * no longer needs the money: then nothing of it is booked.
 */
export type BookPaid = (transaction: Transaction, paid: PaidAttempt) => Promise<AfterClosing | null>;

interface Wanted {
  readonly isWanted: boolean;
  /** How much is asked for; left out: all that the order still lacks. */
  readonly wantedRials?: number | undefined;
}

/**
 * Puts the money into the order's escrow. False where it is no longer wanted, or is less than the wanted sum: then
 * nothing of it is booked.
 */
export async function takeIntoEscrow(
  transaction: Transaction,
  { attempt, task, now }: PaidAttempt,
  { isWanted, wantedRials }: Wanted,
): Promise<boolean> {
  const money = { task, attemptId: attempt.id, amountRials: attempt.amountRials, now };
  return isWanted && captureBankMoney(transaction, { ...money, wantedRials });
}
