import { inArray } from 'drizzle-orm';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { listOwnBids, toOwnBid } from '../../reading/own-bids';
import { toBidderSummary } from '../../reading/bidder-view';
import { findTravel, listOwnTravels } from '../../reading/list-travels';
import { listTaskViews } from '../../reading/task-views';

export const handler = defineHandler('suggestion/getownsuggestion', async (page, context) => {
  const { connection } = context.ports.database;
  const providerId = requireActor(context).userId;
  const now = context.ports.clock.now();
  const { rows, count } = await listOwnBids(connection, providerId, page);
  const taskIds = rows.map(({ taskId }) => taskId);
  const views = await listTaskViews(connection, inArray(tasks.id, taskIds), { limit: page.pageSize });
  const open = views.filter(({ task }) => task.state === 'BIDDING').map(({ task }) => task);
  const travels = await listOwnTravels(connection, context.ports.routing, providerId, open);
  const lstOwn = rows.flatMap((bid) => {
    const view = views.find(({ task }) => task.id === bid.taskId);
    if (!view) return [];
    const windowEndsAtMs = view.task.state === 'BIDDING' ? (view.task.bidsEndAt?.getTime() ?? null) : null;
    const task = toBidderSummary(view, { providerId, bid, locale: context.request.locale });
    const travel = findTravel(travels, providerId, bid.taskId);
    return [{ bid: toOwnBid(bid, view.task, now), task, windowEndsAtMs, travel }];
  });
  return { lstOwn, ownCount: count, serverNowMs: now.getTime() };
});
