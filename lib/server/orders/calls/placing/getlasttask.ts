import { eq } from 'drizzle-orm';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { listTaskViews, toTaskSummary } from '../../reading/task-views';

export const handler = defineHandler('clean/getlasttask', async (_input, context) => {
  const [last] = await listTaskViews(
    context.ports.database.connection,
    eq(tasks.customerId, requireActor(context).userId),
    { limit: 1 },
  );
  return { lastTask: last ? toTaskSummary(last, 'customer', context.request.locale) : null };
});
