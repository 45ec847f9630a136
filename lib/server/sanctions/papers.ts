import { asc, inArray } from 'drizzle-orm';

import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { Executor, Transaction } from '../ports/database';
import { standingPapers } from '../schema';
import { requireOwnPhoto } from '../uploaded-files';

type Subject = { readonly sanctionId: number } | { readonly excuseId: number };

/** Stores photos of papers with their subject. Throws not-yours, unsupported-type. */
export async function keepPapers(
  transaction: Transaction,
  about: Subject,
  { ownerId, fileIds }: { readonly ownerId: number; readonly fileIds: readonly number[] },
): Promise<void> {
  const papers = [...new Set(fileIds)];
  for (const fileId of papers) await requireOwnPhoto(transaction, fileId, ownerId);
  if (papers.length === 0) return;
  await transaction.insert(standingPapers).values(papers.map((fileId) => ({ ...about, fileId })));
}

/** The addresses of the papers of each of these sanctions or excuses, by its id. */
export async function listPaperUrls(
  executor: Executor,
  of: 'sanctionId' | 'excuseId',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const urls = new Map<number, string[]>();
  if (ids.length === 0) return urls;
  const rows = await executor
    .select({ subjectId: standingPapers[of], fileId: standingPapers.fileId })
    .from(standingPapers)
    .where(inArray(standingPapers[of], [...ids]))
    .orderBy(asc(standingPapers.id));
  for (const { subjectId, fileId } of rows) {
    if (subjectId === null) continue;
    urls.set(subjectId, [...(urls.get(subjectId) ?? []), toFileUrl(fileId)]);
  }
  return urls;
}
