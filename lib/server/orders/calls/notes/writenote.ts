import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { requireUnchanged } from '../../../require-unchanged';
import { defineHandler, requireActor } from '../../../handler';
import { requireProviderId } from '../../../money';
import { holdPerson } from '../../../people';
import { addressNotes } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { readNotes, takesNote } from '../../reading/customer-notes';
import { lockTask } from '../../record/store';

export const handler = defineHandler('customernote/writenote', async ({ taskid, text, seen }, context) => {
  const { userId } = requireActor(context);
  const writtenAt = context.ports.clock.now();
  return context.ports.database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const task = await lockTask(transaction, taskid);
    await requireWorksOn(transaction, task, userId);
    const { addressId, customerId } = task;
    if (addressId === null || !takesNote(task)) throw new CallError('move-not-allowed');
    requireUnchanged(seen, { text: (await readNotes(transaction, task, userId)).addressNote });
    const providerId = requireProviderId(task);
    if (text === '') {
      const isIt = and(eq(addressNotes.addressId, addressId), eq(addressNotes.providerId, providerId));
      await transaction.delete(addressNotes).where(isIt);
    } else {
      await transaction
        .insert(addressNotes)
        .values({ addressId, providerId, customerId, text, writtenAt })
        .onConflictDoUpdate({ target: [addressNotes.addressId, addressNotes.providerId], set: { text, writtenAt } });
    }
    return { notes: await readNotes(transaction, task, userId) };
  });
});
