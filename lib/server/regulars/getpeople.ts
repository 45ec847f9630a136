import { and, eq, inArray, ne } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';

import { defineHandler, requireActor } from '../handler';
import { partings, providers, regulars, tasks, users } from '../schema';
import { selectDoneWork } from './done-work';

type OwnPerson = CallAnswer<'regular/getpeople'>['lstPerson'][number];

const MOST_LISTED = 50;
const RANKS: Readonly<Record<string, number>> = { agreed: 0, asked: 1 };

/** A provider who has declined stands beside the others who worked for the caller, as long as nothing can be asked. */
export const handler = defineHandler('regular/getpeople', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const kept = await connection.select().from(regulars).where(eq(regulars.customerId, userId));
  const done = await connection.select().from(selectDoneWork(connection, eq(tasks.customerId, userId)));
  const parted = await connection.select().from(partings).where(eq(partings.customerId, userId));
  const own = parted.filter(({ wantedBy }) => wantedBy === 'customer');
  const ids = [...kept, ...done, ...own].flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
  if (ids.length === 0) return { lstPerson: [] };
  const rows = await connection
    .select({ profile: providers, person: users })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(inArray(providers.userId, [...new Set(ids)]), ne(providers.status, 'suspended')));
  // A provider who has parted looks like one who has declined: only the one who parted knows of it.
  const isRefused = (id: number) => parted.some((row) => isOf(id)(row) && row.wantedBy === 'provider');
  const people = rows.map(({ profile, person }): OwnPerson => {
    const work = done.find(isOf(profile.userId));
    return {
      userId: profile.userId,
      fullname: toFullName(person),
      userImage: toProfileImageUrl(person.imageFileId),
      workerCode: profile.workerCode,
      state: isRefused(profile.userId) ? 'declined' : (kept.find(isOf(profile.userId))?.state ?? null),
      lastTaskid: work?.lastTaskId ?? null,
      doneTaskCount: work?.doneTaskCount ?? 0,
      apartTaskid: own.find(isOf(profile.userId))?.taskId ?? null,
    };
  });
  return { lstPerson: people.sort(compare).slice(0, MOST_LISTED) };
});

const isOf = (userId: number) => (row: { readonly providerId: number | null }) => row.providerId === userId;

/** The caller's regulars, questions and last providers; those after a parting at the end. */
function compare(one: OwnPerson, other: OwnPerson): number {
  const toRank = ({ state, apartTaskid }: OwnPerson) => (apartTaskid === null ? (RANKS[state ?? ''] ?? 2) : 3);
  return toRank(one) - toRank(other) || (other.lastTaskid ?? 0) - (one.lastTaskid ?? 0);
}
