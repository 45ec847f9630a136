import { inArray } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';

import type { Executor } from '../ports/database';
import { categories, providers, type BookmarkKind } from '../schema';

export interface Marked {
  readonly kind: BookmarkKind;
  /** The category's or the provider's. */
  readonly subjectId: number;
}

/** The services and providers by their addresses and worker codes; unknown ones are left out. */
export async function findMarked(
  executor: Executor,
  { lstSeopath, lstWorkerCode }: CallInput<'bookmark/addbookmarks'>,
): Promise<Marked[]> {
  const services =
    lstSeopath.length === 0
      ? []
      : await executor
          .select({ subjectId: categories.id })
          .from(categories)
          .where(inArray(categories.seopath, lstSeopath));
  const workers =
    lstWorkerCode.length === 0
      ? []
      : await executor
          .select({ subjectId: providers.userId })
          .from(providers)
          .where(inArray(providers.workerCode, lstWorkerCode));
  return [
    ...services.map(({ subjectId }) => ({ kind: 'service' as const, subjectId })),
    ...workers.map(({ subjectId }) => ({ kind: 'worker' as const, subjectId })),
  ];
}
