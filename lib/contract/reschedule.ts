import { z } from 'zod';

import { availableDate } from './boot';
import { defineCall } from './call';
import { dayText, id } from './shapes';
import { taskDetail } from './task';

const byTask = z.object({ taskid: id });

/** Calls by which a customer moves an order to another hour, or asks its provider for one. */
export const rescheduleCalls = [
  defineCall('reqandpay/reschedule', {
    summary: 'Moves an order to another hour, or asks its provider for one once the free changes are used up',
    access: 'user',
    limit: { handler: ['hour-questions'] },
    input: byTask.extend({ gDate: dayText, deliverytimeid: id }),
    answer: z.object({ taskDetail }),
    outcomes: [
      'move-not-allowed',
      'hour-asked-already',
      'slot-taken',
      'slot-expired',
      'not-yours',
      'order-overlaps',
      'return-too-soon',
    ],
  }),
  defineCall('reqandpay/getrescheduledate', {
    summary: 'The hours to which an order can move: its provider’s, its own not in the way',
    access: 'user',
    input: byTask,
    answer: z.object({ lstAvailableDate: z.array(availableDate) }),
    outcomes: ['move-not-allowed', 'hour-asked-already', 'not-yours', 'not-found'],
  }),
  defineCall('reqandpay/takebackhour', {
    summary: 'The customer takes back the question for another hour: the agreed one stays',
    access: 'user',
    limit: 'once',
    input: byTask,
    answer: z.object({ taskDetail }),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
] as const;
