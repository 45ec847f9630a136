import { eq } from 'drizzle-orm';

import { FIRST_STEPS, type FirstStep } from '@/lib/contract/provider-enumerations';
import { FIRST_HOUR } from '@/lib/domain/constants/providers';

import type { Actor, CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { getBalanceRials, userAccount } from '../money';
import { payoutAccounts, providers, providerShifts, pushDevices, users } from '../schema';
import { findPlaceInTeam } from '../teams';

/** Each step is ticked by its stored row, not by a press. */
export const handler = defineHandler('provider/getfirststeps', async (_input, context) => {
  const { connection } = context.ports.database;
  const actor = requireActor(context);
  const { userId } = actor;
  const [found] = await connection
    .select({ profile: providers, imageFileId: users.imageFileId })
    .from(users)
    .leftJoin(providers, eq(providers.userId, users.id))
    .where(eq(users.id, userId));
  const profile = found?.profile ?? null;
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    photo: (found?.imageFileId ?? null) !== null,
    hours: (await connection.$count(providerShifts, eq(providerShifts.userId, userId))) > 0,
    practice: (profile?.practisedAt ?? null) !== null,
    notifications: (await connection.$count(pushDevices, eq(pushDevices.userId, userId))) > 0,
    sheba: (await connection.$count(payoutAccounts, eq(payoutAccounts.userId, userId))) > 0,
    credit: (await getBalanceRials(connection, userAccount('bidding-credit', userId))) >= FIRST_HOUR.creditRials,
  };
  const needed = await listNeeded(actor, context);
  return {
    isNew: profile !== null && profile.doneTaskCount === 0,
    lacksPhoto: profile?.lacksPhoto ?? false,
    lstStep: needed.map((step) => ({ step, isDone: isDone[step] })),
    creditRial: needed.includes('credit') ? FIRST_HOUR.creditRials : 0,
  };
});

/** Members of a company have no Sheba and no commission of their own. */
async function listNeeded(actor: Actor, { ports }: CallContext): Promise<FirstStep[]> {
  const place = await findPlaceInTeam(ports.database.connection, actor);
  const isPaidByCompany = place !== null && place.place !== 'company';
  return FIRST_STEPS.filter(
    (step) =>
      !(isPaidByCompany && (step === 'sheba' || step === 'credit')) &&
      !(step === 'notifications' && ports.push === null),
  );
}
