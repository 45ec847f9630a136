import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { isProviderRole } from '@/lib/domain/provider/provider-roles';
import { listMissingFields } from '@/lib/domain/provider/provider-application';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { CallContext } from '../context';
import { requireActor } from '../handler';
import { holdPerson, type HeldPerson } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { providerApplications, users } from '../schema';
import { notingCorrections } from './corrections';
import { readInviteCode } from './invitation';
import { findApplication, requireMove, toBeginning, toContent, type StoredApplication } from './store';

export type WireApplication = CallAnswer<'joinus/getapplication'>['application'];

/** The answer of an applicant's calls. */
export async function loadOwnApplication(context: CallContext): Promise<CallAnswer<'joinus/getapplication'>> {
  const { userId, roleId } = requireActor(context);
  const { connection } = context.ports.database;
  return {
    application: await loadApplication(connection, userId),
    isProvider: isProviderRole(roleId),
    inviteCode: await readInviteCode(context),
  };
}

async function loadApplication(executor: Executor, userId: number): Promise<WireApplication> {
  const stored = await findApplication(executor, userId);
  if (stored) return toWire(stored);
  const [person] = await executor.select().from(users).where(eq(users.id, userId));
  if (!person) throw new Error(`There is no user ${userId}.`);
  return toUnbegun(person);
}

export function toWire(stored: StoredApplication): WireApplication {
  const { row, categoryIds, locationIds, documents } = stored;
  const { firstName, lastName, gender, nationalCode, birthDate } = row;
  return {
    state: row.state,
    person: { firstName, lastName, gender, nationalCode, birthDate },
    services: { lstSrvCategoryId: [...categoryIds], experienceYear: row.experienceYears, aboutWorker: row.about },
    area: {
      cityid: row.cityId,
      lstLocationId: [...locationIds],
      lstWeekday: [...row.weekdays],
      startHour: row.startHour,
      endHour: row.endHour,
    },
    lstDocument: documents.map(({ fileId, kind }) => ({ docType: kind, fileid: fileId, fileurl: toFileUrl(fileId) })),
    lstVehicleUse: [...stored.vehicleUses],
    vehicleCount: stored.ownUses.length,
    sheba: row.sheba,
    lstMissing: listMissingFields(toContent(stored)),
    sentAtMs: row.sentAt?.getTime() ?? null,
    decidedAtMs: row.decidedAt?.getTime() ?? null,
    rejectReason: row.rejectionReason,
    lstPartToCorrect: [...row.corrections],
  };
}

function toUnbegun(person: HeldPerson): WireApplication {
  const known = toBeginning(person);
  const nothing = {
    categoryIds: [],
    cityId: null,
    locationIds: [],
    weekdays: [],
    startHour: null,
    endHour: null,
    documentKinds: [],
    isTruckMissing: false,
    sheba: null,
  };
  return {
    state: null,
    person: known,
    services: { lstSrvCategoryId: [], experienceYear: 0, aboutWorker: '' },
    area: { cityid: null, lstLocationId: [], lstWeekday: [], startHour: null, endHour: null },
    lstDocument: [],
    lstVehicleUse: [],
    vehicleCount: 0,
    sheba: null,
    lstMissing: listMissingFields({ ...known, ...nothing }),
    sentAtMs: null,
    decidedAtMs: null,
    rejectReason: null,
    lstPartToCorrect: [],
  };
}

/**
 * Changes the caller's application, which begins with its first change; all of `work` or nothing. Throws
 * application-closed, and what `work` throws.
 */
export async function changeOwnApplication<Result>(
  context: CallContext,
  work: (transaction: Transaction, userId: number) => Promise<Result>,
): Promise<Result> {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const person = await holdPerson(transaction, userId, 'update');
    await requireMove(transaction, userId, 'change');
    await transaction
      .insert(providerApplications)
      .values({ ...toBeginning(person), userId, state: 'applied', createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: providerApplications.userId, set: { updatedAt: now } });
    return notingCorrections(transaction, userId, () => work(transaction, userId));
  });
}
