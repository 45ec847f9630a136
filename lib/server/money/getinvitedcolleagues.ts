import { and, desc, eq, isNull } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { COLLEAGUE_REFERRAL } from '@/lib/domain/constants/gifts';

import { defineHandler, requireActor } from '../handler';
import type { Executor } from '../ports/database';
import { colleagueReferrals, providers, tasks, users } from '../schema';
import { countsFor, toEndMs } from './colleague-credit';

type Colleague = CallAnswer<'provider/getinvitedcolleagues'>['lstColleague'][number];
type Referral = typeof colleagueReferrals.$inferSelect;

export const handler = defineHandler('provider/getinvitedcolleagues', async (_input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const { connection } = database;
  const [person] = await connection.select({ inviteCode: users.inviteCode }).from(users).where(eq(users.id, userId));
  const isOwn = eq(colleagueReferrals.inviterId, userId);
  const rows = await connection
    .select({ referral: colleagueReferrals, firstName: users.firstName, workerId: providers.userId })
    .from(colleagueReferrals)
    .innerJoin(users, eq(users.id, colleagueReferrals.colleagueId))
    .leftJoin(providers, eq(providers.userId, colleagueReferrals.colleagueId))
    .where(isOwn)
    .orderBy(desc(colleagueReferrals.invitedAt), desc(colleagueReferrals.colleagueId))
    .limit(COLLEAGUE_REFERRAL.listed);
  const isGiven = and(isOwn, isNull(colleagueReferrals.obstacle));
  const openCount = await connection.$count(colleagueReferrals, and(isOwn, isNull(colleagueReferrals.decidedAt)));
  const givenCount = (await connection.$count(colleagueReferrals, isGiven)) - openCount;
  const lstColleague: Colleague[] = [];
  for (const { referral, firstName, workerId } of rows)
    lstColleague.push({
      firstName,
      ...(await readStanding(connection, referral, { isWorking: workerId !== null, nowMs: clock.now().getTime() })),
    });
  return {
    inviteCode: person?.inviteCode ?? '',
    lstColleague,
    givenCount,
    givenRial: givenCount * COLLEAGUE_REFERRAL.rials,
  };
});

async function readStanding(
  executor: Executor,
  referral: Referral,
  { isWorking, nowMs }: { readonly isWorking: boolean; readonly nowMs: number },
): Promise<Omit<Colleague, 'firstName'>> {
  const endsAtMs = toEndMs(referral);
  const done = isWorking ? await executor.$count(tasks, countsFor(executor, referral)) : 0;
  const dates = {
    invitedAtMs: referral.invitedAt.getTime(),
    endsAtMs,
    jobCount: Math.min(done, COLLEAGUE_REFERRAL.jobs),
  };
  const why = referral.obstacle ?? (referral.decidedAt === null && endsAtMs < nowMs ? 'too-late' : null);
  if (why !== null) return { ...dates, state: 'none', why };
  if (referral.decidedAt !== null) return { ...dates, state: 'given', why };
  return { ...dates, state: isWorking ? 'working' : 'applied', why };
}
