import { sql } from 'drizzle-orm';

import type { DatabasePort } from '../ports/database';

/** The partial orders in the database: all counts are 0, or a transaction was not one. */
export async function countHalves({ connection }: DatabasePort): Promise<unknown> {
  const found = await connection.execute(sql`select
    (select count(*) from tasks t where not exists (select 1 from task_events e where e.task_id = t.id)) as "ordersWithoutEvent",
    (select count(*) from tasks t where t.state = 'PENDING_PAYMENT' and not exists (select 1 from bookings b where b.task_id = t.id)) as "ordersWithoutBooking",
    (select count(*) from tasks t where not exists (select 1 from idempotency_keys k where (k.answer->>'taskid')::int = t.id)) as "ordersWithoutKey",
    (select count(*) from idempotency_keys where answer is null) as "keysWithoutAnswer"`);
  return Reflect.get(Object(found), 'rows');
}

export const NO_HALVES = [
  { ordersWithoutEvent: 0, ordersWithoutBooking: 0, ordersWithoutKey: 0, keysWithoutAnswer: 0 },
];
