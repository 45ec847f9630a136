import { z } from 'zod';

import { defineCall } from './call';
import { providerListItem } from './provider';
import { dayText, id } from './shapes';

/** "Again with her, Wednesday at nine?" (BEHAVIOUR 26): an order is made again in two presses. */
export const repeatHourCalls = [
  defineCall('clean/getrepeathour', {
    summary:
      'When the provider of a finished order is next free on that weekday at that hour, to order the work again with them',
    access: 'user',
    input: z.object({ taskid: id }),
    answer: z.object({
      /** Null where they are not free so, where the work is not done, and for kinds with more to choose. */
      visit: z
        .object({
          gDate: dayText,
          deliverytimeid: id,
          startHour: z.number().int(),
          endHour: z.number().int(),
          provider: providerListItem,
        })
        .nullable(),
    }),
    outcomes: ['not-yours', 'not-found'],
  }),
] as const;
