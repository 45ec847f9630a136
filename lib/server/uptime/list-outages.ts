import type { Stretch } from '@/lib/domain/desk/working-time';

import type { Executor } from '../ports/database';
import { uptimes } from '../schema';

/** When the site was away, in the order of time. */
export async function listOutages(executor: Executor): Promise<readonly Stretch[]> {
  const rows = await executor
    .select({ id: uptimes.id, startedAt: uptimes.startedAt, seenAt: uptimes.seenAt })
    .from(uptimes);
  const worked = rows.toSorted((one, other) => one.id - other.id);
  return worked.slice(1).flatMap(({ startedAt }, index) => {
    const outage = { fromMs: worked[index]?.seenAt.getTime() ?? 0, untilMs: startedAt.getTime() };
    // The demo's clock, which was ahead, is back at the machine's after a restart.
    return outage.fromMs < outage.untilMs ? [outage] : [];
  });
}
