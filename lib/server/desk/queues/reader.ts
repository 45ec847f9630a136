import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { DESK_QUEUES, type DeskQueue, type DeskRole } from '@/lib/contract/desk-enumerations';
import { ROLE_IDS } from '@/lib/contract/enumerations';
import { QUEUES } from '@/lib/domain/desk/queues';
import type { DeskTime } from '@/lib/domain/desk/working-time';
import { toFullName } from '@/lib/domain/person/full-name';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import type { Executor } from '../../ports/database';
import { holidays, userRoles, users } from '../../schema';
import { listOutages } from '../../uptime';

/** An operator of the desk. */
export interface Colleague {
  readonly userid: number;
  readonly fullname: string;
  readonly deskRoles: readonly DeskRole[];
}

/** The reader's facts that a read of the queues needs. */
export interface DeskReader {
  readonly userId: number;
  readonly queues: readonly DeskQueue[];
  readonly colleagues: readonly Colleague[];
  readonly time: DeskTime;
  readonly now: Date;
}

const maySee = (roles: readonly DeskRole[], queue: DeskQueue) => mayMakeDeskCall(roles, QUEUES[queue].call);

/** The caller, and the queues that their roles decide; of one that is asked for, that one. Throws operators-only. */
export async function toDeskReader(context: CallContext, queue?: DeskQueue): Promise<DeskReader> {
  const { userId, deskRoles } = requireActor(context);
  const { connection } = context.ports.database;
  const queues = DESK_QUEUES.filter((one) => maySee(deskRoles, one) && (queue === undefined || one === queue));
  if (queue !== undefined && queues.length === 0) throw new CallError('operators-only');
  return {
    userId,
    queues,
    colleagues: await listColleagues(connection),
    time: await readDeskTime(connection),
    now: context.ports.clock.now(),
  };
}

/** The operators whose roles decide a queue: nobody else owns a case of it. */
export function listOwners({ colleagues }: Pick<DeskReader, 'colleagues'>, queue: DeskQueue): readonly Colleague[] {
  return colleagues.filter(({ deskRoles }) => maySee(deskRoles, queue));
}

/** An operator by their number; null for nobody. */
export function toColleague({ colleagues }: Pick<DeskReader, 'colleagues'>, userId: number | null) {
  const found = colleagues.find(({ userid }) => userid === userId);
  return found ? { userid: found.userid, fullname: found.fullname } : null;
}

async function listColleagues(executor: Executor): Promise<readonly Colleague[]> {
  const rows = await executor
    .select({
      userid: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      deskRoles: userRoles.deskRoles,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.roleId, ROLE_IDS.operator))
    .orderBy(users.id);
  return rows.map(({ userid, deskRoles, ...person }) => ({ userid, fullname: toFullName(person), deskRoles }));
}

async function readDeskTime(executor: Executor): Promise<DeskTime> {
  const days = await executor.select({ day: holidays.day }).from(holidays);
  return { holidays: new Set(days.map(({ day }) => day)), outages: await listOutages(executor) };
}
