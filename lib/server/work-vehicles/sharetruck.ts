import { and, eq, isNotNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { trucks } from '../schema';

/** A position never brings a truck online: another tab's position after the driver went offline is refused. */
export const handler = defineHandler('workvehicle/sharetruck', async ({ googleLat, googleLong }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const moved = await database.connection
    .update(trucks)
    .set({ latitude: googleLat, longitude: googleLong, seenAt: now })
    .where(and(eq(trucks.driverId, userId), isNotNull(trucks.onlineSince)))
    .returning({ id: trucks.id });
  if (moved.length === 0) throw new CallError('move-not-allowed');
  return {};
});
