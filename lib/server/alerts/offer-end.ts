import { sql } from 'drizzle-orm';

import { formatOfferClosed, type OfferEnd } from '@/lib/domain/site/broker-messages';

import type { Transaction } from '../ports/database';
import { PendingWrite, writeTogether } from '../ports/write-together';
import { alerts } from '../schema';
import { TOPICS } from './topics';

interface EndedOffer {
  readonly taskId: number;
  readonly why: OfferEnd;
  /** The one provider who was asked; null where many could bid. */
  readonly askedId: number | null;
  /** The provider who has the order now, and hears of that instead. */
  readonly winnerId?: number | null;
  readonly now: Date;
}

/** Ends an offer's alerts at once: see `toOfferEndWrites`. */
export function endOffer(transaction: Transaction, offer: EndedOffer): Promise<void> {
  return writeTogether(transaction, toOfferEndWrites(offer));
}

/**
 * Ends the alerts of a closed offer, and tells the pages that show it (`offer-closed`). Of many possible bidders, only
 * those whose page has received the offer are told: the others never saw it.
 */
export function toOfferEndWrites(offer: EndedOffer): PendingWrite[] {
  const { taskId, why, askedId, winnerId = null } = offer;
  const now = sql`${offer.now.toISOString()}::timestamptz`;
  const context = JSON.stringify({ taskId, closed: why });
  const isOffer = sql`${alerts.context} ->> 'taskId' = ${String(taskId)} AND ${alerts.context} ->> 'closed' IS NULL
    AND starts_with(${alerts.topic}, ${`${TOPICS.expertTopic.prefix}/`})`;
  const isAsked = askedId === null ? sql`${alerts.receivedAt} IS NOT NULL` : sql`${alerts.userId} = ${askedId}`;
  const isOther = winnerId === null ? sql`true` : sql`${alerts.userId} <> ${winnerId}`;
  return [
    new PendingWrite(sql`INSERT INTO ${alerts} (user_id, topic, payload, context, next_attempt_at, created_at)
      SELECT DISTINCT ${alerts.userId}, ${alerts.topic}, ${formatOfferClosed({ taskId, why })}, ${context}::jsonb, ${now}, ${now}
      FROM ${alerts} WHERE ${isOffer} AND ${isAsked} AND ${isOther}`),
    new PendingWrite(sql`UPDATE ${alerts} SET acknowledged_at = ${now}
      WHERE ${isOffer} AND ${alerts.acknowledgedAt} IS NULL
      ${askedId === null ? sql`` : sql`AND ${alerts.userId} = ${askedId}`}`),
  ];
}
