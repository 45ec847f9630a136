import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { conversationReports, tasks } from '../schema';
import { hasOpenAppeal } from './store';

export const handler = defineHandler('operator/getallreport', async ({ pageNumber, pageSize }, { ports }) => {
  const { connection } = ports.database;
  const { appealedAt, appealDecidedAt, createdAt, decidedAt, id, taskId } = conversationReports;
  const waits = or(isNull(decidedAt), and(isNotNull(appealedAt), isNull(appealDecidedAt)));
  const rows = await connection
    .select({ report: conversationReports, code: tasks.code })
    .from(conversationReports)
    .innerJoin(tasks, eq(tasks.id, taskId))
    .where(waits)
    .orderBy(asc(sql`coalesce(${appealedAt}, ${createdAt})`), asc(id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  return {
    lstReport: rows.map(({ report, code }) => ({
      reportid: report.id,
      taskid: report.taskId,
      reqcode: code,
      accusedSide: report.accusedSide,
      text: hasOpenAppeal(report) ? (report.appealText ?? '') : report.text,
      waitsSinceMs: (report.appealedAt ?? report.createdAt).getTime(),
      isAppeal: hasOpenAppeal(report),
    })),
    totalCount: await connection.$count(conversationReports, waits),
  };
});
