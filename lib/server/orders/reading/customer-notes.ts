import { and, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { isAccepted, isWorkDone } from '@/lib/domain/order/order-states';

import { requireProviderId } from '../../money';
import type { Executor } from '../../ports/database';
import { addressNotes, customerRatings, partings, type TaskRow } from '../../schema';

type Notes = CallAnswer<'customernote/getnotes'>['notes'];

/** A customer is rated once there was work to judge by. */
export const takesRating = ({ state }: TaskRow): boolean => isWorkDone(state);

/** The provider has accepted the work, and so knows the address. */
export const takesNote = ({ state, addressId }: TaskRow): boolean => addressId !== null && isAccepted(state);

/**
 * The provider's notes on the customer and the address, from any order of the two, and whether the reader has parted
 * from the customer.
 */
export async function readNotes(executor: Executor, task: TaskRow, userId: number): Promise<Notes> {
  const providerId = requireProviderId(task);
  const [rating] = await executor
    .select()
    .from(customerRatings)
    .where(and(eq(customerRatings.customerId, task.customerId), eq(customerRatings.providerId, providerId)));
  const canWrite = takesNote(task);
  const isOwnParting = and(
    eq(partings.customerId, task.customerId),
    eq(partings.providerId, userId),
    eq(partings.wantedBy, 'provider'),
  );
  const [note] = canWrite
    ? await executor
        .select({ text: addressNotes.text })
        .from(addressNotes)
        .where(and(eq(addressNotes.addressId, task.addressId ?? 0), eq(addressNotes.providerId, providerId)))
    : [];
  return {
    rating: rating
      ? {
          isReady: rating.isReady,
          hasPaid: rating.hasPaid,
          isRespectful: rating.isRespectful,
          ratedAtMs: rating.ratedAt.getTime(),
        }
      : null,
    canRate: takesRating(task),
    addressNote: note?.text ?? '',
    canWrite,
    isApart: (await executor.$count(partings, isOwnParting)) > 0,
  };
}
