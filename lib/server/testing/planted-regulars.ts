import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../context';
import { reservedHours } from '../schema';
import { aFreeProvider } from '../seed/stories/people';

/** Newly opened hours, each of another provider, of which nobody was told yet. */
export async function plantOpenedHours(
  { context, now }: { readonly context: ServiceContext; readonly now: Date },
  count: number,
): Promise<readonly number[]> {
  const startsAt = new Date(now.getTime() + DAY_MS);
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { userId } = await aFreeProvider(context);
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS), reservedUntil: startsAt };
    const [row] = await context.ports.database.connection
      .insert(reservedHours)
      .values({ userId, ...span })
      .returning({ id: reservedHours.id });
    if (row) ids.push(row.id);
  }
  return ids;
}
