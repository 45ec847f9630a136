import { and, eq, gt, inArray, lt } from 'drizzle-orm';

import { AVAILABLE_DAYS_AHEAD, DAY_MS } from '@/lib/domain/constants';

import type { Executor } from '../ports/database';
import { bookings, providerLocations, providerServices, providerShifts, providers, users } from '../schema';
import type { Schedule } from './rules';
import type { ServicePlace } from './service-area';

/** An active provider who is configured for the service at the place, and when she works. */
export interface Candidate {
  readonly profile: typeof providers.$inferSelect;
  readonly fullName: string;
  readonly imageFileId: number | null;
  readonly schedule: Schedule;
}

export interface CandidateSearch extends ServicePlace {
  /** One provider's user id, or a merchant's id and so all who work for it. */
  readonly merchantId?: number;
  /** Who asks: nobody is her own provider. */
  readonly customerId: number | null;
}

type Profile = Omit<Candidate, 'schedule'>;

/** Everybody whose schedule counts for a search, with what is booked from now on for as long as days are offered. */
export async function listCandidates(executor: Executor, search: CandidateSearch, nowMs: number): Promise<Candidate[]> {
  const profiles = keepMerchant(await listProfiles(executor, search), search.merchantId);
  const ids = profiles.map(({ profile }) => profile.userId);
  if (ids.length === 0) return [];
  const until = new Date(nowMs + (AVAILABLE_DAYS_AHEAD + 1) * DAY_MS);
  const shiftRows = await executor.select().from(providerShifts).where(inArray(providerShifts.userId, ids));
  const bookingRows = await executor
    .select()
    .from(bookings)
    .where(and(inArray(bookings.providerId, ids), eq(bookings.isLive, true), gt(bookings.endsAt, new Date(nowMs)), lt(bookings.startsAt, until)));
  return profiles.map((profile) => {
    const { userId } = profile.profile;
    const booked = bookingRows.filter(({ providerId }) => providerId === userId).map(({ startsAt, endsAt }) => ({ startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() }));
    return { ...profile, schedule: { providerId: userId, shifts: shiftRows.filter((shift) => shift.userId === userId), booked } };
  });
}

async function listProfiles(executor: Executor, { categoryId, typeId, locationId, customerId }: CandidateSearch): Promise<Profile[]> {
  const isService = and(eq(providerServices.userId, providers.userId), eq(providerServices.categoryId, categoryId), typeId === null ? undefined : eq(providerServices.typeId, typeId));
  const rows = await executor
    .selectDistinctOn([providers.userId], { profile: providers, firstName: users.firstName, lastName: users.lastName, imageFileId: users.imageFileId })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .innerJoin(providerServices, isService)
    .innerJoin(providerLocations, and(eq(providerLocations.userId, providers.userId), eq(providerLocations.locationId, locationId)))
    .where(eq(providers.status, 'active'))
    .orderBy(providers.userId);
  return rows
    .filter(({ profile }) => profile.userId !== customerId)
    .map(({ profile, firstName, lastName, imageFileId }) => ({ profile, fullName: `${firstName} ${lastName}`.trim(), imageFileId }));
}

/** A user id is looked for first: a merchant who works alone may have any number. */
function keepMerchant(profiles: Profile[], merchantId: number | undefined): Profile[] {
  if (merchantId === undefined) return profiles;
  const own = profiles.filter(({ profile }) => profile.userId === merchantId);
  return own.length > 0 ? own : profiles.filter(({ profile }) => profile.merchantId === merchantId);
}
