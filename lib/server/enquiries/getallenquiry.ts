import { and, asc, count, isNull, lte } from 'drizzle-orm';

import { defineHandler } from '../handler';
import { enquiryCases } from '../schema';
import { selectEnquiries, toEnquiry } from './select-cases';

export const handler = defineHandler('operator/getallenquiry', async ({ pageNumber, pageSize }, { ports }) => {
  const { connection } = ports.database;
  const waits = and(isNull(enquiryCases.doneAt), lte(enquiryCases.arrivedAt, ports.clock.now()));
  const rows = await selectEnquiries(connection)
    .where(waits)
    .orderBy(asc(enquiryCases.arrivedAt), asc(enquiryCases.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const [total] = await connection.select({ count: count() }).from(enquiryCases).where(waits);
  const lstEnquiry = rows.map((found) => {
    const { kind, row, name, organisation, taskId } = toEnquiry(found);
    const { mobile: mobileNo, locale, text } = row;
    const { id: enquiryid, arrivedAt } = found.case;
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
    };
  });
  return { lstEnquiry, totalCount: total?.count ?? 0 };
});
