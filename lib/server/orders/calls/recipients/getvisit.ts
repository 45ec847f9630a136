import { eq } from 'drizzle-orm';

import { hasDoorCode, isInContact, isVisitAgreed } from '@/lib/domain/order/order-states';
import { toNextVisit } from '@/lib/domain/kind/textiles';

import { defineHandler } from '../../../handler';
import { tasks } from '../../../schema';
import { isToldName, toNameIn } from '../../../words/told-names';
import { toToldName } from '../../../words/words';
import { requireRecipientOf } from '../../telling/find-visit';
import { toFastingHours } from '../../record/task-words';
import { listTaskViews, toTaskSummary } from '../../reading/task-views';

/**
 * Who comes stands there from the acceptance to the end of the visit, the code until the start, and a new one while
 * textiles come back.
 */
export const handler = defineHandler('orderrecipient/getvisit', async ({ visitKey }, context) => {
  const { connection } = context.ports.database;
  const recipient = await requireRecipientOf(connection, visitKey);
  const [view] = await listTaskViews(connection, eq(tasks.id, recipient.taskId), { limit: 1 });
  if (!view) throw new Error(`There is no order of the recipient ${recipient.id}.`);
  const { task, customer } = view;
  const summary = toTaskSummary(view, 'link', context.request.locale);
  const isComing = isInContact(task.state);
  const toName = (name: string) => toNameIn(name, context.request.locale);
  const { serviceName, serviceTypeName, kind, gradeName, state } = summary;
  const { gDate, startHour, endHour } = toNextVisit(summary);
  return {
    recipientName: isToldName(recipient.name) ? toName(recipient.name) : '',
    customerName: toName(toToldName(customer.firstName, 'customer', context.request.locale)),
    serviceName,
    serviceTypeName,
    kind,
    gradeName,
    state,
    gDate,
    startHour,
    endHour,
    providerName: isComing && summary.providerName !== null ? toName(summary.providerName) : null,
    providerImage: isComing ? summary.providerImage : null,
    workerCode: isComing ? summary.workerCode : null,
    startCode: hasDoorCode(state) ? task.startCode : null,
    fastingHours: isVisitAgreed(state) ? toFastingHours(task) : 0,
  };
});
