import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CallAnswer } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import { approvals, tasks, users } from '../../schema';
import { findPendingMoney, type DeskMoney } from '../moves/desk-money';

interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly readerId: number;
  readonly now: Date;
}

/** A page of orders' money that waits for a second operator, the oldest first. */
export async function listWaitingMoney(
  executor: Executor,
  { pageNumber, pageSize, readerId, now }: Page,
): Promise<CallAnswer<'operator/getallwaitingmoney'>> {
  const asker = alias(users, 'asker');
  const waits = and(eq(approvals.matter, 'refund'), isNull(approvals.ended), gt(approvals.lapsesAt, now));
  const rows = await executor
    .select({ approval: approvals, task: tasks, customer: users, asker })
    .from(approvals)
    .innerJoin(tasks, eq(tasks.id, approvals.subjectId))
    .innerJoin(users, eq(users.id, tasks.customerId))
    .innerJoin(asker, eq(asker.id, approvals.askedById))
    .where(waits)
    .orderBy(asc(approvals.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const lstWaiting = [];
  for (const { approval, task, customer, asker: first } of rows) {
    // The matter "refund" wrote it.
    const { rials: rial, way, reason, bulk } = approval.proposal as DeskMoney;
    lstWaiting.push({
      taskid: task.id,
      reqcode: task.code,
      fullname: toFullName(customer),
      ...{ way, rial, reason },
      askedBy: toFullName(first),
      askedAtMs: approval.askedAt.getTime(),
      lapsesAtMs: approval.lapsesAt.getTime(),
      bulkCount: bulk?.rowCount ?? null,
      isOwn: approval.askedById === readerId,
      isVoid: (await findPendingMoney(executor, task, { now })) === null,
    });
  }
  return { lstWaiting, totalCount: await executor.$count(approvals, waits) };
}
