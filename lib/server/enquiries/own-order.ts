import { and, eq, or } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toDigitsOnly } from '@/lib/domain/text/digits';

import type { Executor } from '../ports/database';
import { tasks } from '../schema';

interface OwnOrder {
  readonly taskId: number;
  readonly code: string;
}

/**
 * The order with this number that the writer is part of, as its customer or its provider; null where none was named.
 * Throws invalid-input for any other, the same whether it is somebody else's or nobody's: a number tells a stranger
 * nothing.
 */
export async function findOwnOrder(
  executor: Executor,
  typed: string,
  writerId: number | undefined,
): Promise<OwnOrder | null> {
  if (typed === '') return null;
  const code = toDigitsOnly(typed);
  const [order] =
    writerId === undefined
      ? []
      : await executor
          .select({ taskId: tasks.id, code: tasks.code })
          .from(tasks)
          .where(and(eq(tasks.code, code), or(eq(tasks.customerId, writerId), eq(tasks.providerId, writerId))));
  if (!order) throw new CallError('invalid-input', { fields: [{ field: 'reqcode', message: 'not-your-order' }] });
  return order;
}
