import { and, desc, eq, isNull } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor, Transaction } from '../ports/database';
import { sanctions } from '../schema';
import { listPaperUrls } from './papers';
import { readEvidence } from './reliability';

export type SanctionRow = typeof sanctions.$inferSelect;
type Sanction = CallAnswer<'provider/getsanctions'>['lstSanction'][number];

/** A provider's sanctions, newest first. */
export async function listSanctions(executor: Executor, userId: number, locale: Locale): Promise<Sanction[]> {
  const rows = await executor
    .select()
    .from(sanctions)
    .where(eq(sanctions.userId, userId))
    .orderBy(desc(sanctions.id))
    .limit(RELIABILITY.listed);
  return toSanctions(executor, rows, locale);
}

/** Sanctions for a reader, each with its evidence. */
export async function toSanctions(
  executor: Executor,
  rows: readonly SanctionRow[],
  locale: Locale,
): Promise<Sanction[]> {
  const events = await readEvidence(
    executor,
    rows.flatMap(({ evidence }) => evidence),
    locale,
  );
  const urls = await listPaperUrls(
    executor,
    'sanctionId',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    sanctionid: row.id,
    kind: row.kind,
    reason: row.reason,
    points: row.points,
    beganAtMs: row.beganAt.getTime(),
    endsAtMs: row.endsAt?.getTime() ?? null,
    endedAtMs: row.endedAt?.getTime() ?? null,
    appealDueAtMs: row.appealDueAt.getTime(),
    appealText: row.appealText,
    lstPaperUrl: urls.get(row.id) ?? [],
    appealedAtMs: row.appealedAt?.getTime() ?? null,
    decision: row.decision,
    decisionReason: row.decisionReason,
    decidedAtMs: row.decidedAt?.getTime() ?? null,
    lstEvidence: row.evidence.flatMap((id) => events.get(id) ?? []),
  }));
}

/** The newest sanction that holds new work back from a provider; null without one. */
export async function findLiveSanction(
  executor: Executor,
  userId: number,
): Promise<{ readonly kind: SanctionRow['kind']; readonly endsAtMs: number | null } | null> {
  const [row] = await listLive(executor, userId);
  return row ? { kind: row.kind, endsAtMs: row.endsAt?.getTime() ?? null } : null;
}

/** The sanctions that hold, newest first. */
export function listLive(executor: Executor, userId: number): Promise<SanctionRow[]> {
  return executor
    .select()
    .from(sanctions)
    .where(and(eq(sanctions.userId, userId), isNull(sanctions.endedAt)))
    .orderBy(desc(sanctions.id));
}

/** The sanction under a lock until the transaction ends; undefined for an unknown number. */
export async function lockSanction(transaction: Transaction, id: number): Promise<SanctionRow | undefined> {
  const [row] = await transaction.select().from(sanctions).where(eq(sanctions.id, id)).for('update');
  return row;
}
