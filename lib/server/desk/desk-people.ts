import { asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { ROLE_IDS } from '@/lib/contract/enumerations';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../ports/database';
import { userRoles, users } from '../schema';

type DeskPerson = CallAnswer<'operator/getdeskpeople'>['lstPerson'][number];

/** Every operator of the desk, the longest there first. */
export async function listDeskPeople(executor: Executor, readerId: number): Promise<DeskPerson[]> {
  const rows = await executor
    .select({ person: users, deskRoles: userRoles.deskRoles })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.roleId, ROLE_IDS.operator))
    .orderBy(asc(users.id));
  return rows.map(({ person, deskRoles }) => ({
    userid: person.id,
    fullname: toFullName(person),
    mobileNo: person.mobile,
    lstRole: deskRoles,
    isSelf: person.id === readerId,
  }));
}
