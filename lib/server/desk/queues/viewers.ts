import { asc, gt, lte } from 'drizzle-orm';

import type { DeskCase } from '@/lib/contract/desk-enumerations';
import { CASE_VIEW_MS } from '@/lib/domain/constants/answers';

import type { Executor } from '../../ports/database';
import { deskViewers } from '../../schema';
import type { DeskReader } from './reader';

interface LookedAt {
  readonly subject: DeskCase;
  readonly caseid: number;
}

type Reader = Pick<DeskReader, 'userId' | 'now'>;

const toOldest = ({ now }: Reader) => new Date(now.getTime() - CASE_VIEW_MS);

/** The viewers of each case now, without the reader. */
export async function listViewers(executor: Executor, reader: Reader) {
  const rows = await executor
    .select({ subject: deskViewers.queue, caseId: deskViewers.subjectId, userId: deskViewers.userId })
    .from(deskViewers)
    .where(gt(deskViewers.seenAt, toOldest(reader)))
    .orderBy(asc(deskViewers.userId));
  return rows.filter(({ userId }) => userId !== reader.userId);
}

/** Notes that the reader looks at a case, and forgets who has stopped looking at anything. */
export async function noteViewer(executor: Executor, reader: Reader, { subject, caseid }: LookedAt): Promise<void> {
  const seenAt = reader.now;
  await executor
    .insert(deskViewers)
    .values({ queue: subject, subjectId: caseid, userId: reader.userId, seenAt })
    .onConflictDoUpdate({
      target: [deskViewers.queue, deskViewers.subjectId, deskViewers.userId],
      set: { seenAt },
    });
  await executor.delete(deskViewers).where(lte(deskViewers.seenAt, toOldest(reader)));
}
