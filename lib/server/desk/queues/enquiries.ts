import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { businessEnquiries, contactMessages, enquiryCases, jobApplications } from '../../schema';
import type { QueueRows } from './queue';

/** Enquiries to the marketplace, under the name that the writer gave. */
export const enquiryRows: QueueRows = {
  table: enquiryCases,
  caseId: enquiryCases.id,
  since: sql`${enquiryCases.arrivedAt}`,
  waits: (now) => and(isNull(enquiryCases.doneAt), lte(enquiryCases.arrivedAt, now)),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: enquiryCases.id,
        code: sql<string>`coalesce(${contactMessages.mobile}, ${businessEnquiries.mobile}, ${jobApplications.mobile})`,
        firstName: sql<string>`coalesce(${contactMessages.name}, ${businessEnquiries.contactName}, ${jobApplications.fullName})`,
        lastName: sql<string>`coalesce(${businessEnquiries.organisationName}, '')`,
      })
      .from(enquiryCases)
      .leftJoin(contactMessages, eq(contactMessages.id, enquiryCases.contactId))
      .leftJoin(businessEnquiries, eq(businessEnquiries.id, enquiryCases.businessId))
      .leftJoin(jobApplications, eq(jobApplications.id, enquiryCases.jobId))
      .where(inArray(enquiryCases.id, [...caseIds])),
};
