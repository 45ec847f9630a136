import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { hasDoorCode, isInContact, isVisitAgreed } from '@/lib/domain/order/order-states';
import { toNextVisit } from '@/lib/domain/kind/textiles';

import { defineHandler } from '../../../handler';
import type { Executor } from '../../../ports/database';
import { taskEvents, tasks } from '../../../schema';
import { isToldName, toNameIn } from '../../../words/told-names';
import { toToldName } from '../../../words/words';
import { toFastingHours } from '../../record/task-words';
import { listTaskViews, toTaskSummary, type TaskSummary } from '../../reading/task-views';
import { requireVisitByKey } from '../../reading/visit-by-key';

const UID_LENGTH = 24;

/**
 * Shows the comer from the acceptance to the end of the visit. The recipient has the code until the start, and a new
 * one while textiles come back. A guest reads the professional's first name and no code.
 */
export const handler = defineHandler('orderrecipient/getvisit', async ({ visitKey }, context) => {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const keyed = await requireVisitByKey(context, visitKey);
  const [view] = await listTaskViews(connection, eq(tasks.id, keyed.task.id), { limit: 1 });
  if (!view) throw new Error(`The order ${keyed.task.id} has no view.`);
  const { task, customer, worker } = view;
  const summary = toTaskSummary(view, 'link', locale);
  const isGuest = keyed.recipientName === null;
  const isComing = isInContact(task.state);
  const toName = (name: string) => toNameIn(name, locale);
  const providerName = isGuest ? (worker?.firstName ?? null) : summary.providerName;
  return {
    reader: isGuest ? ('guest' as const) : ('recipient' as const),
    recipientName: keyed.recipientName !== null && isToldName(keyed.recipientName) ? toName(keyed.recipientName) : '',
    customerName: toName(toToldName(customer.firstName, 'customer', locale)),
    ...toWhatAndWhen(summary),
    providerName: isComing && providerName !== null ? toName(providerName) : null,
    providerImage: isComing ? summary.providerImage : null,
    workerCode: isComing && !isGuest ? summary.workerCode : null,
    startCode: hasDoorCode(task.state) && !isGuest ? task.startCode : null,
    fastingHours: isVisitAgreed(task.state) && !isGuest ? toFastingHours(task) : 0,
    calendar: await toCalendarEntry(connection, {
      visitKey,
      taskId: task.id,
      isReturn: toNextVisit(summary) !== summary,
    }),
  };
});

function toWhatAndWhen(summary: TaskSummary) {
  const { serviceName, serviceTypeName, kind, gradeName, state } = summary;
  const { gDate, startHour, endHour } = toNextVisit(summary);
  return { serviceName, serviceTypeName, kind, gradeName, state, gDate, startHour, endHour };
}

interface CalendarFacts {
  readonly visitKey: string;
  readonly taskId: number;
  /** The visit is the return of picked-up textiles. */
  readonly isReturn: boolean;
}

/** Calendars are shared and copied, so the name of the entry does not tell the key that opens the page. */
async function toCalendarEntry(executor: Executor, { visitKey, taskId, isReturn }: CalendarFacts) {
  const name = createHash('sha256').update(`calendar ${visitKey}`).digest('hex').slice(0, UID_LENGTH);
  return {
    uid: `${name}${isReturn ? '-return' : ''}@pelakfan`,
    // Every change of the hour is an event of the order.
    sequence: await executor.$count(taskEvents, eq(taskEvents.taskId, taskId)),
  };
}
