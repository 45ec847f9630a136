import { z } from 'zod';

import { availableDate } from './boot';
import { defineCall } from './call';
import { dayText, id } from './shapes';
import { taskDetail } from './task';

const MOST_MINUTES = 60;
/** OFFERED_HOURS of lib/domain/constants/. */
const MOST_HOURS = 2;
const byTask = z.object({ taskid: id });
const hour = z.object({ gDate: dayText, deliverytimeid: id });

/** Calls that move an order to another hour, report a delay and answer the report. */
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
  defineCall('expert/telldelay', {
    summary: 'The provider tells how late they will be; told an hour ahead, the customer is asked to agree',
    access: 'provider',
    limit: { handler: ['delays-told'] },
    /** The minutes are one of RUNNING_LATE of lib/domain/constants/. */
    input: byTask.extend({ minutes: z.number().int().min(1).max(MOST_MINUTES) }),
    answer: z.object({ taskDetail }),
    outcomes: ['move-not-allowed', 'move-too-early', 'not-yours', 'TooMuchRequest'],
  }),
  defineCall('reqandpay/answerdelay', {
    summary: 'The customer agrees to the delay that was told, which moves the promise, or does not',
    access: 'user',
    limit: 'once',
    input: byTask.extend({ isagreed: z.boolean() }),
    answer: z.object({ taskDetail }),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
  defineCall('expert/getlatehours', {
    summary: 'The free hours of who comes to an order, which its provider can propose in the place of the agreed one',
    access: 'provider',
    input: byTask,
    answer: z.object({ lstAvailableDate: z.array(availableDate) }),
    outcomes: ['move-not-allowed', 'not-yours', 'not-found'],
  }),
  defineCall('expert/offerhours', {
    summary: 'The provider runs late and proposes other hours; the agreed one holds until the customer takes one',
    access: 'provider',
    limit: { handler: ['hours-offered'] },
    /** Later proposals take the place of earlier ones. */
    input: byTask.extend({ lstHour: z.array(hour).min(1).max(MOST_HOURS) }),
    answer: z.object({ taskDetail }),
    /** `slot-expired`: too soon, too far ahead, or not later than the agreed hour. */
    outcomes: [
      'move-not-allowed',
      'move-too-early',
      'move-too-late',
      'slot-taken',
      'slot-expired',
      'fasting-too-late',
      'return-too-soon',
      'not-yours',
      'TooMuchRequest',
    ],
  }),
  defineCall('reqandpay/takeofferedhour', {
    summary: 'The customer takes one of the hours that the provider proposes: the order moves there',
    access: 'user',
    limit: 'once',
    input: byTask.extend(hour.shape),
    answer: z.object({ taskDetail }),
    /** `slot-expired`: it was not proposed. */
    outcomes: ['move-not-allowed', 'slot-taken', 'slot-expired', 'not-yours'],
  }),
  defineCall('reqandpay/refusehours', {
    summary: 'The customer keeps the agreed hour, and the promise with it',
    access: 'user',
    limit: 'once',
    input: byTask,
    answer: z.object({ taskDetail }),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
] as const;
