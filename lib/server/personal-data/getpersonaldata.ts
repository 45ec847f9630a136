import { PERSONAL_DATA_COPIES_AN_HOUR } from '@/lib/domain/constants/identity';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { defineHandler, requireActor } from '../handler';
import { takeFromBudgets } from '../throttles';
import { collectPersonalData } from './collect';

export const handler = defineHandler('user/getpersonaldata', async (_input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  await takeFromBudgets(
    database.connection,
    [{ key: `personal-data:${userId}`, limit: PERSONAL_DATA_COPIES_AN_HOUR, windowMs: HOUR_MS }],
    now,
  );
  return { personalData: await collectPersonalData(database.connection, userId, context.request.locale, now) };
});
