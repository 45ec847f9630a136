import { eq } from 'drizzle-orm';

import { toTehranDate } from '@/lib/domain/jalali-date';
import { toShownRating } from '@/lib/domain/rating';

import { defineHandler, requireActor } from '../handler';
import { getBalanceRials, userAccount } from '../money';
import { providers } from '../schema';
import { listProviderWork } from './provider-lists';
import { toTaskSummary, type TaskView } from './task-views';

/** Today first, then what waits for an answer, then what comes after, then money. */
export const handler = defineHandler('expert/getdashboard', async (_input, context) => {
  const { connection } = context.ports.database;
  const { userId } = requireActor(context);
  const accepted = await listProviderWork(connection, userId, 'acceptworks');
  const today = toTehranDate(context.ports.clock.now().getTime());
  const isToday = ({ task }: TaskView) => toTehranDate(task.startsAt.getTime()) <= today;
  const toSummary = (view: TaskView) => toTaskSummary(view, 'provider', context.request.locale);
  const [profile] = await connection.select().from(providers).where(eq(providers.userId, userId));
  return {
    lstToday: accepted.filter(isToday).map(toSummary),
    lstNew: (await listProviderWork(connection, userId, 'newworks')).map(toSummary),
    lstNext: accepted.filter((view) => !isToday(view)).map(toSummary),
    payableRial: await getBalanceRials(connection, userAccount('payable', userId)),
    biddingCreditRial: await getBalanceRials(connection, userAccount('bidding-credit', userId)),
    doneTaskCount: profile?.doneTaskCount ?? 0,
    workerRate: toShownRating(profile?.ratingSum ?? 0, profile?.ratingCount ?? 0),
    reviewCount: profile?.ratingCount ?? 0,
  };
});
