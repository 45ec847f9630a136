import { asc, sql } from 'drizzle-orm';

import type { Transaction } from '../ports/database';
import { inboxMessages, waitingNews } from '../schema';

interface OperatorNews {
  /** Its words stand under `inbox.<event>` of notifications.json. */
  readonly event: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Keeps news for which nobody is there yet: the first operator reads it. */
export async function keepForFirstOperator(
  transaction: Transaction,
  { event, params }: OperatorNews,
  now: Date,
): Promise<void> {
  await transaction.insert(waitingNews).values({ event, params, createdAt: now });
}

/** Moves the news that waited into an operator's inbox, with the time at which each came. Answers how many. */
export async function deliverWaitingNews(transaction: Transaction, userId: number): Promise<number> {
  const waiting = await transaction.select().from(waitingNews).orderBy(asc(waitingNews.id)).for('update');
  if (waiting.length === 0) return 0;
  await transaction
    .insert(inboxMessages)
    .values(waiting.map(({ event, params, createdAt }) => ({ userId, event, params, createdAt })));
  await transaction.delete(waitingNews);
  return waiting.length;
}

/** Removes a person's waiting words, when their account is erased. */
export async function removeWaitingNewsOf(transaction: Transaction, mobile: string): Promise<void> {
  await transaction.delete(waitingNews).where(sql`${waitingNews.params} ->> 'mobile' = ${mobile}`);
}
