import { eq } from 'drizzle-orm';

import type { BulkRefusal } from '@/lib/contract/desk-enumerations';

import type { Executor } from '../ports/database';
import { enquiryCases } from '../schema';

/** Why `operator/answerenquiry` would refuse an enquiry now; null where it would not. */
export async function planAnswer(executor: Executor, enquiryId: number): Promise<BulkRefusal | null> {
  const [found] = await executor.select().from(enquiryCases).where(eq(enquiryCases.id, enquiryId));
  if (!found) return 'not-found';
  return found.doneAt === null ? null : 'move-not-allowed';
}
