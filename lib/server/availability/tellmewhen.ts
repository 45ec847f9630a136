import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { waitingCustomers } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { listDays } from './rules';
import { requireServiceArea } from './service-area';
import { listFreeHours } from './waiting-customers';

/** One wish a person, a kind of service, a neighbourhood and a day. */
const WISH = [
  waitingCustomers.userId,
  waitingCustomers.categoryId,
  waitingCustomers.typeId,
  waitingCustomers.locationId,
  waitingCustomers.day,
];

/** Asking again for the day starts anew: hours that are free now are known, later ones are told. */
export const handler = defineHandler('serviceprovider/tellmewhen', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const place = { categoryId: input.srvcategoryid, typeId: input.srvcattypeid, locationId: input.locationid };
  await requireServiceArea(database.connection, place);
  if (!listDays(now.getTime()).includes(input.gDate)) throw new CallError('slot-expired');
  await takeFromBudgets(database.connection, [toBudget('wishes', userId)], now);
  const wish = { ...place, day: input.gDate, hours: input.hourneed, userId };
  const answer = {
    hours: wish.hours,
    knownHours: await listFreeHours(database.connection, wish, now.getTime()),
    isTold: false,
    siteUrl: context.request.siteUrl,
    createdAt: now,
  };
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    await transaction
      .insert(waitingCustomers)
      .values({ ...wish, ...answer })
      .onConflictDoUpdate({ target: WISH, set: answer });
  });
  return {};
});
