import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { enquiryCases } from '../schema';
import { selectEnquiries, toEnquiry } from './select-cases';

export const handler = defineHandler(
  'operator/getallenquiry',
  async ({ pageNumber, pageSize, enquiryid: id }, { ports }) => {
    const { connection } = ports.database;
    const isAsked =
      id === undefined
        ? and(isNull(enquiryCases.doneAt), lte(enquiryCases.arrivedAt, ports.clock.now()))
        : eq(enquiryCases.id, id);
    const rows = await selectEnquiries(connection)
      .where(isAsked)
      .orderBy(asc(enquiryCases.arrivedAt), asc(enquiryCases.id))
      .limit(pageSize)
      .offset(pageNumber * pageSize);
    const [total] = await connection.select({ count: count() }).from(enquiryCases).where(isAsked);
    const lstEnquiry = rows.map((found) => {
      const { kind, row, name, organisation, taskId } = toEnquiry(found);
      const { mobile: mobileNo, locale, text } = row;
      const { id: enquiryid, arrivedAt, answer, closedReason, doneAt } = found.case;
      return {
        enquiryid,
        kind,
        name,
        organisation,
        mobileNo,
        locale,
        text,
        taskid: taskId,
        arrivedAtMs: arrivedAt.getTime(),
        done: doneAt && { answer, closedReason, atMs: doneAt.getTime() },
      };
    });
    return { lstEnquiry, totalCount: total?.count ?? 0 };
  },
);
