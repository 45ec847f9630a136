import { eq, inArray } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { categories, disputes, selectName, tasks, users } from '../../schema';
import type { FoundOrder } from './find-orders';
import { NOTHING_ELSE, type Found } from './found';

/** The orders that were found, and a row more for each that has a dispute. */
export async function showOrders(
  executor: Executor,
  found: readonly FoundOrder[],
  locale: Locale,
): Promise<readonly Found[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ taskId }) => taskId);
  const rows = new Map((await listRows(executor, ids)).map((row) => [row.id, row]));
  const disputed = await executor
    .select({ id: disputes.id, taskId: disputes.taskId, state: disputes.state, openedAt: disputes.openedAt })
    .from(disputes)
    .where(inArray(disputes.taskId, ids));
  return found.flatMap((order): Found[] => {
    const row = rows.get(order.taskId);
    if (!row) return [];
    const shown = toFound(row, order, locale);
    const dispute = disputed.find(({ taskId }) => taskId === order.taskId);
    if (!dispute) return [shown];
    const { id: disputeid, state: disputeState, openedAt } = dispute;
    return [shown, { ...shown, kind: 'dispute', orderState: null, disputeid, disputeState, atMs: openedAt.getTime() }];
  });
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

function toFound({ draft, serviceName, createdAt, ...row }: Row, order: FoundOrder, locale: Locale): Found {
  const { id, reqcode, orderState, mobileNo } = row;
  const { match, isExact } = order;
  return {
    ...NOTHING_ELSE,
    kind: 'order',
    id,
    match,
    isExact,
    reqcode,
    orderState,
    fullname: toFullName(row),
    mobileNo,
    serviceName: serviceName[locale],
    plate: typeof draft.plaque === 'string' ? draft.plaque : null,
    atMs: createdAt.getTime(),
  };
}

function listRows(executor: Executor, taskIds: readonly number[]) {
  return executor
    .select({
      id: tasks.id,
      reqcode: tasks.code,
      orderState: tasks.state,
      draft: tasks.draft,
      createdAt: tasks.createdAt,
      serviceName: selectName(categories),
      firstName: users.firstName,
      lastName: users.lastName,
      mobileNo: users.mobile,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.customerId))
    .innerJoin(categories, eq(categories.id, tasks.categoryId))
    .where(inArray(tasks.id, [...taskIds]));
}
