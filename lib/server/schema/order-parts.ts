import { z } from 'zod';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { TaskRow } from './orders';

/**
 * The visit of an order. Throws for one of a kind that has none: the database keeps every other kind from being without
 * (KIND_SHAPES).
 */
export function toVisit({ startsAt, endsAt }: Pick<TaskRow, 'startsAt' | 'endsAt'>): { startsAt: Date; endsAt: Date } {
  if (startsAt === null || endsAt === null)
    throw new Error('An order of a kind without a visit was asked for its hours');
  return { startsAt, endsAt };
}

/** The promised beginning of a visit: its hour, plus the delay that its customer agreed to (decision 0138). */
export function toPromisedAtMs(task: Pick<TaskRow, 'startsAt' | 'endsAt' | 'detail'>): number {
  const { delay } = task.detail ?? {};
  return toVisit(task).startsAt.getTime() + (delay?.isAgreed === true ? delay.minutes * MINUTE_MS : 0);
}

/** The type of its category that was ordered. Throws for a kind without types. */
export function toTypeId({ typeId }: Pick<TaskRow, 'typeId'>): number {
  if (typeId === null) throw new Error('An order of a kind without types was asked for its type');
  return typeId;
}

const basketTypes = z.object({ moreTypeIds: z.array(z.number()).default([]) });

/** The other types of which pieces were ordered; none of an order of one kind. */
export function toMoreTypeIds({ draft }: Pick<TaskRow, 'draft'>): number[] {
  return basketTypes.parse(draft).moreTypeIds;
}

/** The return of an order's textiles. Throws for an order of another kind. */
export function toReturn({ detail }: Pick<TaskRow, 'detail'>): { startsAt: Date; endsAt: Date } {
  if (!detail?.return) throw new Error('An order of a kind without a return was asked for it');
  return { startsAt: new Date(detail.return.startsAtMs), endsAt: new Date(detail.return.endsAtMs) };
}

/**
 * The person whose hours an order takes: somebody of the provider's team, where it was handed to them, else the
 * provider. Zero for an order of nobody.
 */
export function toComer({ assigneeId, providerId }: Pick<TaskRow, 'assigneeId' | 'providerId'>): number {
  return assigneeId ?? providerId ?? 0;
}
