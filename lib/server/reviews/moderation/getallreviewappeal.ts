import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler, requireActor } from '../../handler';
import { reviewModerations, tasks, users } from '../../schema';
import type { ModerationRow } from './store';

export const handler = defineHandler(
  'operator/getallreviewappeal',
  async ({ pageNumber, pageSize, moderationid }, context) => {
    const { connection } = context.ports.database;
    const { userId } = requireActor(context);
    const { appealedAt, appealDecidedAt, id } = reviewModerations;
    const isAsked = and(
      lte(appealedAt, context.ports.clock.now()),
      moderationid === undefined ? isNull(appealDecidedAt) : eq(id, moderationid),
    );
    const rows = await connection
      .select({
        moderation: reviewModerations,
        code: tasks.code,
        person: { firstName: users.firstName, lastName: users.lastName },
        mobile: users.mobile,
      })
      .from(reviewModerations)
      .innerJoin(tasks, eq(tasks.id, reviewModerations.taskId))
      .innerJoin(users, eq(users.id, reviewModerations.customerId))
      .where(isAsked)
      .orderBy(asc(appealedAt), asc(id))
      .limit(pageSize)
      .offset(pageNumber * pageSize);
    const [total] = await connection.select({ count: count() }).from(reviewModerations).where(isAsked);
    const lstAppeal = rows.map((row) => toAppeal(row, userId));
    return { lstAppeal, totalCount: total?.count ?? 0 };
  },
);

interface Row {
  readonly moderation: ModerationRow;
  readonly code: string;
  readonly person: Parameters<typeof toFullName>[0];
  readonly mobile: string;
}

function toAppeal({ moderation, code, person, mobile }: Row, userId: number) {
  const { id, taskId, measure, reason, stars, text, photoIds, decidedAt, decidedById, appealText, appealedAt } =
    moderation;
  return {
    moderationid: id,
    taskid: taskId,
    reqcode: code,
    fullname: toFullName(person),
    mobileNo: mobile,
    measure,
    reason,
    stars,
    text,
    photoCount: photoIds.length,
    decidedAtMs: decidedAt.getTime(),
    appealText: appealText ?? '',
    appealedAtMs: (appealedAt ?? decidedAt).getTime(),
    isOwn: decidedById === userId,
    ended: toEnded(moderation),
  };
}

function toEnded({ appealDecision, appealReason, appealDecidedAt }: ModerationRow) {
  if (appealDecision === null || appealDecidedAt === null) return null;
  return { decision: appealDecision, reason: appealReason ?? '', atMs: appealDecidedAt.getTime() };
}
