import { asc, eq } from 'drizzle-orm';

import { TEST_RESULT_LIMITS } from '@/lib/domain/constants/medical-tests';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { isAccepted, isInContact, isWorkDone } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { Executor } from '../../ports/database';
import { testResults, toVisit, uploadedFiles, type TaskRow } from '../../schema';
import { listPersons, readNamedPersons } from './test-persons';
import { toFastingHours } from '../record/task-words';
import type { Reader } from '../record/reader';
import type { TaskDetail } from './who-reads';

/**
 * A laboratory needs days, and some weeks: from the end of the work until long after the visit. Before it there is no
 * sample that could have a result.
 */
export function takesResults(task: TaskRow, now: Date): boolean {
  if (!isOfKind(task.kind, { hasResults: true })) return false;
  const untilMs = toVisit(task).endsAt.getTime() + TEST_RESULT_LIMITS.daysAfterVisit * DAY_MS;
  return isWorkDone(task.state) && now.getTime() <= untilMs;
}

/**
 * The further fields of a medical test: the people who give a sample, the results, and whether more may be handed over.
 */
export async function toResultFields(
  executor: Executor,
  task: TaskRow,
  { reader, now }: { readonly reader: Reader; readonly now: Date },
): Promise<Pick<TaskDetail, 'fastingHours' | 'persons' | 'results' | 'takesResults'>> {
  return {
    fastingHours: toFastingHours(task),
    persons: await readPersons(executor, task, { reader, now }),
    results: await readResults(executor, task, reader),
    takesResults: reader === 'provider' && takesResults(task, now),
  };
}

/**
 * Names are the customer's, and the provider's from the acceptance until the last result may have been handed over. A
 * provider who has not accepted yet reads how many they are in the order's lines.
 */
async function readPersons(
  executor: Executor,
  task: TaskRow,
  { reader, now }: { readonly reader: Reader; readonly now: Date },
): Promise<TaskDetail['persons']> {
  if (reader === 'customer') return readNamedPersons(executor, task);
  if (reader !== 'provider' || !isAccepted(task.state)) return [];
  const needsNames = isInContact(task.state) || takesResults(task, now);
  return needsNames ? readNamedPersons(executor, task) : listPersons(task);
}

/**
 * The results, the oldest first: the customer reads them, the provider sees that they are there, a passed-on link has
 * none.
 */
async function readResults(executor: Executor, task: TaskRow, reader: Reader): Promise<TaskDetail['results']> {
  if (reader === 'link' || !isOfKind(task.kind, { hasResults: true })) return [];
  const rows = await executor
    .select({ result: testResults, contentType: uploadedFiles.contentType })
    .from(testResults)
    .leftJoin(uploadedFiles, eq(uploadedFiles.id, testResults.fileId))
    .where(eq(testResults.taskId, task.id))
    .orderBy(asc(testResults.id));
  return rows.map(({ result: { id, personNumber, fileId, addedAt, withdrawnAt }, contentType }) => ({
    resultid: id,
    personNumber,
    fileurl: reader === 'customer' && fileId !== null ? toFileUrl(fileId) : null,
    isPicture: contentType?.startsWith('image/') ?? false,
    addedAtMs: addedAt.getTime(),
    withdrawnAtMs: withdrawnAt?.getTime() ?? null,
  }));
}
