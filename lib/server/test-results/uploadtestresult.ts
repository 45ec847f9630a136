import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { TEST_RESULT_LIMITS } from '@/lib/domain/constants/medical-tests';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { defineHandler, requireActor } from '../handler';
import { prepareDocument, takeUpload } from '../media';
import { listPersons, sendAfterCommit, tell } from '../orders';
import type { Transaction } from '../ports/database';
import { testResults } from '../schema';
import { removeStoredBytes } from '../uploaded-files';
import { requireOpenResults, takeBack } from './open-result';

type Wanted = Omit<CallInput<'uploadtestresult'>, 'file'>;

/** The file is its customer's from its first moment on: its provider sends it and cannot read it again. */
export const handler = defineHandler('uploadtestresult', async ({ file, ...wanted }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  // Asked before the file is looked at as well: nothing of it is stored for who may not hand it over.
  const task = await database.transaction((transaction) =>
    requireOpenResults(transaction, { taskId: wanted.taskid, userId, now }),
  );
  if (!listPersons(task).some(({ personNumber }) => personNumber === wanted.personNumber))
    throw new CallError('not-found');
  let handed: HandedOver = { resultCount: 0, formerKey: null };
  await takeUpload(context, {
    file,
    limitBytes: UPLOAD_LIMITS.documentBytes,
    prepare: prepareDocument,
    ownerId: task.customerId,
    link: async (transaction, fileId) => {
      handed = await handOver(transaction, { ...wanted, userId, fileId, now });
    },
  });
  if (handed.formerKey !== null) await removeStoredBytes(context, [handed.formerKey]);
  sendAfterCommit(context);
  return { resultCount: handed.resultCount };
});

interface HandedOver {
  /** The order's readable results. */
  readonly resultCount: number;
  /** The storage key of the file that it replaces. */
  readonly formerKey: string | null;
}

interface NewResult extends Wanted {
  readonly userId: number;
  readonly fileId: number;
  readonly now: Date;
}

/** The order's row is locked, so the limit holds whatever arrives at once. */
async function handOver(transaction: Transaction, result: NewResult): Promise<HandedOver> {
  const { taskid: taskId, personNumber, replaces, userId, fileId, now } = result;
  const task = await requireOpenResults(transaction, { taskId, userId, now });
  const isFirst = (await transaction.$count(testResults, eq(testResults.taskId, taskId))) === 0;
  const formerKey = replaces === 0 ? null : await takeBack(transaction, { taskId, resultId: replaces, now });
  const isOpen = and(eq(testResults.taskId, taskId), isNull(testResults.withdrawnAt));
  const limit = TEST_RESULT_LIMITS.filesAPerson;
  const ofPerson = and(isOpen, eq(testResults.personNumber, personNumber));
  if ((await transaction.$count(testResults, ofPerson)) >= limit)
    throw new CallError('limit-reached', { params: { limit } });
  await transaction.insert(testResults).values({ taskId, personNumber, fileId, addedAt: now });
  await tell(transaction, { userId: task.customerId, event: toEvent({ isFirst, replaces }), task, now });
  return { resultCount: await transaction.$count(testResults, isOpen), formerKey };
}

/** One SMS an order. Later, replaced and withdrawn results stand on the page that it leads to. */
function toEvent({ isFirst, replaces }: { readonly isFirst: boolean; readonly replaces: number }) {
  if (isFirst) return 'test-result';
  return replaces === 0 ? 'test-result-more' : 'test-result-replaced';
}
