import { CallError } from '@/lib/contract/call-error';

import { requireUnchanged } from '../../../require-unchanged';
import { defineHandler, requireActor } from '../../../handler';
import { requireProviderId } from '../../../money';
import { holdPerson } from '../../../people';
import { customerRatings } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { readNotes, takesRating } from '../../reading/customer-notes';
import { lockTask } from '../../record/store';

const NOTHING_SAID = { isReady: null, hasPaid: null, isRespectful: null };

/** The customer hears nothing of it. */
export const handler = defineHandler('customernote/ratecustomer', async ({ taskid, seen, ...said }, context) => {
  const { userId } = requireActor(context);
  const ratedAt = context.ports.clock.now();
  return context.ports.database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const task = await lockTask(transaction, taskid);
    await requireWorksOn(transaction, task, userId);
    if (!takesRating(task)) throw new CallError('move-not-allowed');
    // Before anybody rated, nobody said anything.
    requireUnchanged(seen, { ...NOTHING_SAID, ...(await readNotes(transaction, task, userId)).rating });
    const rating = { ...said, ratedAt };
    await transaction
      .insert(customerRatings)
      .values({ customerId: task.customerId, providerId: requireProviderId(task), ...rating })
      .onConflictDoUpdate({ target: [customerRatings.customerId, customerRatings.providerId], set: rating });
    return { notes: await readNotes(transaction, task, userId) };
  });
});
