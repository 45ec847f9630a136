import { RELIABILITY } from '@/lib/domain/constants/providers';

import type { ServiceContext } from '../context';
import { reliabilityEvents, sanctions } from '../schema';
import { toIds } from './copied-orders';

interface Fault {
  readonly userId: number;
  readonly taskId: number;
  /** The time when it becomes too old to count. */
  readonly agesAt: Date;
}

/** Faults that become too old, each of another order. Returns the ids. */
export async function plantFaults({ ports }: ServiceContext, faults: readonly Fault[]): Promise<readonly number[]> {
  const rows = faults.map(({ userId, taskId, agesAt }) => ({
    userId,
    taskId,
    reason: 'withdrawn' as const,
    points: RELIABILITY.points.withdrawn,
    at: new Date(agesAt.getTime() - RELIABILITY.agesAfterMs),
  }));
  return toIds(
    await ports.database.connection.insert(reliabilityEvents).values(rows).returning({ id: reliabilityEvents.id }),
  );
}

interface EndingSanction {
  readonly userId: number;
  readonly endsAt: Date;
}

/** Sanctions that end at these times. Answers the ids. */
export async function plantSanctions(
  { ports }: ServiceContext,
  ending: readonly EndingSanction[],
): Promise<readonly number[]> {
  const rows = ending.map(({ userId, endsAt }) => ({
    userId,
    kind: 'offers-held' as const,
    evidence: [],
    points: 10,
    beganAt: endsAt,
    endsAt,
    appealDueAt: endsAt,
  }));
  return toIds(await ports.database.connection.insert(sanctions).values(rows).returning({ id: sanctions.id }));
}
