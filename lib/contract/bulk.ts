import { z } from 'zod';

import { defineCall } from './call';
import { BULK_ACTS, BULK_REFUSALS, DESK_QUEUES } from './desk-enumerations';
import { plannedMoney } from './order-case';
import { id, rials } from './shapes';

/** A row that an operator has chosen in a list. */
const chosenRow = z.object({
  /** Of a case its number in its queue; else of the message, the enquiry or the provider. */
  id,
  /** Of a case. */
  queue: z.enum(DESK_QUEUES).optional(),
  /** Of a case: its owner as the operator saw it. */
  seenOwnerId: id.nullable().optional(),
});

/** Bulk acts of the desk (decision 0163): a preview; each row is then done by the call of its single act. */
export const bulkCalls = [
  defineCall('operator/planbulk', {
    summary: 'What an act on many rows would do to each of them, by the rule of the single act',
    access: 'operator',
    input: z.object({
      act: z.enum(BULK_ACTS),
      /** BULK_ROWS_AT_MOST of lib/domain/constants/. */
      rows: z.array(chosenRow).min(1).max(200),
      /** Of an assignment: the owner to be; null lets the cases go. */
      ownerId: id.nullable().optional(),
      /** Of goodwill and refunds: the sum of each order. */
      rial: rials.min(0).optional(),
    }),
    answer: z.object({
      /** In the order of the chosen rows. */
      lstRow: z.array(
        z.object({
          id,
          queue: z.enum(DESK_QUEUES).nullable(),
          /** Null where the row would be done. */
          refusal: z.enum(BULK_REFUSALS).nullable(),
          /** Of a pause: the provider’s open orders, which stay. */
          orderCount: z.number().int().nullable(),
          /** What moves, account by account; null where no money does. */
          money: plannedMoney.nullable(),
        }),
      ),
    }),
  }),
] as const;
