import { eq } from 'drizzle-orm';

import { defineHandler } from '../../../handler';
import { tasks } from '../../../schema';
import { toPriceLines } from '../../record/price-lines';
import { listTaskViews, toTaskSummary } from '../../reading/task-views';
import { isOpenChange } from '../../payments/approve-price';
import { requireLinkedChange } from '../../payments/price-link';
import { listLinkWays } from '../../payments/link-ways';

/** After its end a proposal says how it ended, and nothing more of the order. */
export const handler = defineHandler('pricechange/getbylink', async ({ priceKey }, context) => {
  const { database, clock } = context.ports;
  const { locale } = context.request;
  const now = clock.now();
  const change = await requireLinkedChange(context, priceKey);
  const [view] = await listTaskViews(database.connection, eq(tasks.id, change.taskId), { limit: 1 });
  if (!view) throw new Error(`There is no order of the price change ${change.id}.`);
  const { serviceName, serviceTypeName, kind, gradeName, reqcode } = toTaskSummary(view, 'link', locale);
  const isOpen = isOpenChange(change, now);
  const [way = null] = isOpen ? await listLinkWays(context, view.task, change) : [];
  return {
    // Its time may be over before the timer has been there.
    state: change.state === 'open' && !isOpen ? 'lapsed' : change.state,
    reqcode,
    serviceName,
    serviceTypeName,
    kind,
    gradeName,
    lines: isOpen ? toPriceLines(change.lines, locale) : [],
    reason: isOpen ? change.reason : '',
    hasPhoto: isOpen && change.fileId !== null,
    oldRial: change.oldRials,
    newRial: change.newRials,
    isCashOrder: view.task.paymentWay === 'cash',
    way,
    answerDueAtMs: change.answerDueAt.getTime(),
    serverNowMs: now.getTime(),
    taskid: change.taskId,
  };
});
