import { sql, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { UNPAID_ORDER_LIMIT } from '@/lib/domain/constants/orders';
import type { Interval } from '@/lib/domain/order/delivery-time';
import { holdsHours, listStates } from '@/lib/domain/order/order-states';

import type { TaskRow } from '../../schema';

/** A customer's open unpaid orders, and whether an order of theirs was ever completed. */
export interface UnpaidOrders {
  readonly hasCompleted: boolean;
  readonly orders: readonly UnpaidOrder[];
}

interface UnpaidOrder {
  readonly taskId: number;
  readonly code: string;
  /** Start and end are null for an order without a visit. */
  readonly startsAtMs: number | null;
  readonly endsAtMs: number | null;
}

/**
 * A customer's open unpaid orders, cash orders among them, as a question (`askTogether`). It waits for the customer's
 * other transactions that ask it, and then sees their effects: the database's function takes its own lock.
 */
export function askUnpaidOrders(customerId: number): SQL<UnpaidOrders> {
  return sql<UnpaidOrders>`hold_unpaid_orders(${customerId}::integer, string_to_array(${listStates(holdsHours).join(',')}::text, ','))`;
}

/**
 * Whether one more fits beside them. Throws order-overlaps with the code of the one that it would overlap in time, and
 * unpaid-orders-limit: hours that nobody has paid are kept from others.
 */
export function requireRoomBeside({ orders, hasCompleted }: UnpaidOrders, visit: Interval): void {
  requireNoOverlap(orders, visit);
  const limit = hasCompleted ? UNPAID_ORDER_LIMIT.otherwise : UNPAID_ORDER_LIMIT.withoutCompletedOrder;
  if (orders.length >= limit) throw new CallError('unpaid-orders-limit', { params: { limit }, details: { limit } });
}

/** Throws order-overlaps. */
function requireNoOverlap(orders: readonly UnpaidOrder[], { startsAtMs, endsAtMs }: Interval): void {
  const other = orders.find((order) => (order.startsAtMs ?? Infinity) < endsAtMs && (order.endsAtMs ?? 0) > startsAtMs);
  if (other) throw new CallError('order-overlaps', { params: { code: other.code }, details: { taskid: other.taskId } });
}

/** An unpaid order goes to no hour of another. Throws order-overlaps. */
export function requireApart({ orders }: UnpaidOrders, task: Pick<TaskRow, 'id'>, visit: Interval): void {
  requireNoOverlap(
    orders.filter(({ taskId }) => taskId !== task.id),
    visit,
  );
}
