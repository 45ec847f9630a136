import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler, requireActor } from '../../handler';
import { reviewModerations, tasks, users } from '../../schema';

export const handler = defineHandler('operator/getallreviewappeal', async ({ pageNumber, pageSize }, context) => {
  const { connection } = context.ports.database;
  const { userId } = requireActor(context);
  const { appealedAt, appealDecidedAt, id } = reviewModerations;
  const waits = and(lte(appealedAt, context.ports.clock.now()), isNull(appealDecidedAt));
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
    .where(waits)
    .orderBy(asc(appealedAt), asc(id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const [total] = await connection.select({ count: count() }).from(reviewModerations).where(waits);
  const lstAppeal = rows.map(({ moderation, code, person, mobile }) => ({
    moderationid: moderation.id,
    taskid: moderation.taskId,
    reqcode: code,
    fullname: toFullName(person),
    mobileNo: mobile,
    measure: moderation.measure,
    reason: moderation.reason,
    stars: moderation.stars,
    text: moderation.text,
    photoCount: moderation.photoIds.length,
    decidedAtMs: moderation.decidedAt.getTime(),
    appealText: moderation.appealText ?? '',
    appealedAtMs: (moderation.appealedAt ?? moderation.decidedAt).getTime(),
    isOwn: moderation.decidedById === userId,
  }));
  return { lstAppeal, totalCount: total?.count ?? 0 };
});
