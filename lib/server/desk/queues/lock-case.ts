import { and, eq, sql } from 'drizzle-orm';

import type { DeskQueue } from '@/lib/contract/desk-enumerations';

import type { Transaction } from '../../ports/database';
import { deskCases } from '../../schema';
import { findCase } from './list-cases';
import type { DeskReader } from './reader';

/** The first key of cases' advisory locks; the second is the case. */
const CASE_LOCKS = 20_262;

export interface CaseKey {
  readonly queue: DeskQueue;
  readonly caseid: number;
}

/** Keeps a case's owner as it is until the transaction ends; answers null where it does not wait in the queue. */
export async function lockCase(transaction: Transaction, reader: DeskReader, key: CaseKey) {
  const { queue, caseid } = key;
  await transaction.execute(sql`select pg_advisory_xact_lock(${CASE_LOCKS}, hashtext(${`${queue} ${caseid}`}))`);
  return findCase(transaction, reader, key);
}

/** Gives a case to an operator, or to nobody; a snoozed one is in sight again. */
export async function setOwner(
  transaction: Transaction,
  { queue, caseid }: CaseKey,
  { ownerId, now }: { readonly ownerId: number | null; readonly now: Date },
): Promise<void> {
  if (ownerId === null) {
    await transaction.delete(deskCases).where(isCase({ queue, caseid }));
    return;
  }
  const owned = { ownerId, takenAt: now, snoozedUntil: null };
  await transaction
    .insert(deskCases)
    .values({ queue, subjectId: caseid, ...owned })
    .onConflictDoUpdate({ target: [deskCases.queue, deskCases.subjectId], set: owned });
}

/** Until when a case is out of its owner's sight; null brings it back. */
export async function setSnooze(transaction: Transaction, key: CaseKey, snoozedUntil: Date | null): Promise<void> {
  await transaction.update(deskCases).set({ snoozedUntil }).where(isCase(key));
}

const isCase = ({ queue, caseid }: CaseKey) => and(eq(deskCases.queue, queue), eq(deskCases.subjectId, caseid));
