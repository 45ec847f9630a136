import { z } from 'zod';

import { defineCall } from './call';
import { BULK_ACTS, BULK_REFUSALS, DESK_QUEUES } from './desk-enumerations';
import { plannedMoney } from './order-case';
import { id, rials } from './shapes';

/** A row that an operator has chosen in a list. */
const chosenRow = z.object({
  /** The case's number in its queue; for other rows the number of the message, the enquiry or the provider. */
  id,
  /** The case's queue; left out for rows that are no case. */
  queue: z.enum(DESK_QUEUES).optional(),
  /** The case's owner when the operator opened the list; a different owner by now refuses the act. */
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
      /** The new owner of the assigned cases; null takes the owner away. */
      ownerId: id.nullable().optional(),
      /** The sum of each order, for goodwill and refunds. */
      rial: rials.min(0).optional(),
    }),
    answer: z.object({
      /** The answer of each row, in the order of the chosen rows. */
      lstRow: z.array(
        z.object({
          id,
          queue: z.enum(DESK_QUEUES).nullable(),
          /** Null where the row would be done. */
          refusal: z.enum(BULK_REFUSALS).nullable(),
          /** The provider’s open orders, which a pause leaves alone; null for other acts. */
          orderCount: z.number().int().nullable(),
          /** The money that moves, account by account; null for an act without money. */
          money: plannedMoney.nullable(),
        }),
      ),
    }),
  }),
] as const;
