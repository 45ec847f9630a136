import { eq } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { businessEnquiries, contactMessages, enquiryCases, jobApplications } from '../schema';

/** Cases with their texts; of the three tables, two are null. */
export function selectEnquiries(executor: Executor) {
  return executor
    .select({ case: enquiryCases, contact: contactMessages, business: businessEnquiries, job: jobApplications })
    .from(enquiryCases)
    .leftJoin(contactMessages, eq(contactMessages.id, enquiryCases.contactId))
    .leftJoin(businessEnquiries, eq(businessEnquiries.id, enquiryCases.businessId))
    .leftJoin(jobApplications, eq(jobApplications.id, enquiryCases.jobId))
    .$dynamic();
}

type FoundEnquiry = Awaited<ReturnType<typeof selectEnquiries>>[number];

/** The text, its writer, and the address of an answer. */
export function toEnquiry({ contact, business, job }: FoundEnquiry) {
  if (contact)
    return { kind: 'contact', row: contact, name: contact.name, organisation: null, taskId: contact.taskId } as const;
  if (business) {
    const { contactName: name, organisationName: organisation } = business;
    return { kind: 'business', row: business, name, organisation, taskId: null } as const;
  }
  if (job) return { kind: 'job', row: job, name: job.fullName, organisation: null, taskId: null } as const;
  throw new Error('A case of an enquiry is about none');
}
