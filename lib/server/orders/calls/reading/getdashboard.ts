import { eq } from 'drizzle-orm';

import { RELIABILITY } from '@/lib/domain/constants/providers';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { toShownRating } from '@/lib/domain/order/rating';
import { toNextVisit } from '@/lib/domain/kind/textiles';

import { defineHandler, requireActor } from '../../../handler';
import { getBalanceRials, userAccount } from '../../../money';
import { findLiveSanction, listReliability } from '../../../sanctions';
import { readUnconfirmed, readUnderWay } from '../../../payouts';
import { providers } from '../../../schema';
import { listAwaitedWords } from '../../reading/awaited-words';
import { listEarnings } from '../../reading/earnings';
import { listProviderWork } from '../../reading/provider-lists';
import { readTruckDay } from '../../reading/truck-day';

/** Today first, then work that waits for an answer, then later work, then money. */
export const handler = defineHandler('expert/getdashboard', async (_input, context) => {
  const { database, clock, routing } = context.ports;
  const { connection } = database;
  const { userId } = requireActor(context);
  const ofList = { providerId: userId, locale: context.request.locale, now: clock.now(), routing };
  const { lstTask: accepted } = await listProviderWork(connection, { ...ofList, list: 'acceptworks' });
  const today = toTehranDate(ofList.now.getTime());
  const { lstTask: done } = await listProviderWork(connection, { ...ofList, list: 'doneworks', finishedOn: today });
  const unconfirmed = await readUnconfirmed(connection, userId);
  const [profile] = await connection.select().from(providers).where(eq(providers.userId, userId));
  return {
    lstToday: accepted.filter((work) => toNextVisit(work).gDate <= today),
    lstNew: (await listProviderWork(connection, { ...ofList, list: 'newworks' })).lstTask,
    lstNext: accepted.filter((work) => toNextVisit(work).gDate > today),
    lstDone: done,
    truckDay: await readTruckDay(connection, userId, ofList.now),
    lstDispute: await listAwaitedWords(connection, userId, ofList.locale),
    unconfirmedRial: unconfirmed.rials,
    unconfirmedUntilMs: unconfirmed.firstAt?.getTime() ?? null,
    underWayRial: await readUnderWay(connection, userId),
    payableRial: await getBalanceRials(connection, userAccount('payable', userId)),
    biddingCreditRial: await getBalanceRials(connection, userAccount('bidding-credit', userId)),
    doneTaskCount: profile?.doneTaskCount ?? 0,
    workerRate: toShownRating(profile?.ratingSum ?? 0, profile?.ratingCount ?? 0),
    reviewCount: profile?.ratingCount ?? 0,
    lstEarning: await listEarnings(connection, userId, today),
    reliability: profile?.reliability ?? RELIABILITY.most,
    lstReliability: await listReliability(connection, userId, ofList.locale),
    isPaused: profile?.status === 'paused',
    liveSanction: await findLiveSanction(connection, userId),
    serverNowMs: ofList.now.getTime(),
  };
});
