import { and, asc, eq, ne } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { hasDeskRole } from '@/lib/domain/person/desk-access';
import { maskSheba } from '@/lib/domain/person/sheba';

import { defineHandler, requireActor } from '../handler';
import { providerApplications, users } from '../schema';
import { toWire } from './own-application';
import { readOwnVehicles } from '../work-vehicles';
import { findApplication } from './store';

export const handler = defineHandler('operator/getapplicationdetail', async ({ userid }, context) => {
  const { ports } = context;
  const { connection } = ports.database;
  const stored = await findApplication(connection, userid);
  const [person] = await connection.select({ mobile: users.mobile }).from(users).where(eq(users.id, userid));
  const sentAt = stored?.row.sentAt ?? null;
  if (!stored || !person || sentAt === null) throw new CallError('not-found');
  const documents = stored.documents.filter(({ createdAt }) => createdAt <= sentAt);
  const { firstName, lastName, nationalCode } = stored.row;
  // Eq with null is never true: who has not given one shares it with nobody.
  const isSame = and(
    eq(providerApplications.nationalCode, nationalCode ?? ''),
    ne(providerApplications.userId, userid),
  );
  const others = await connection
    .select({ userId: providerApplications.userId })
    .from(providerApplications)
    .where(isSame)
    .orderBy(asc(providerApplications.userId));
  const { sheba, ...application } = toWire({ ...stored, documents });
  const seesSheba = hasDeskRole(requireActor(context).deskRoles, 'finance');
  return {
    application: { ...application, sheba: sheba && !seesSheba ? maskSheba(sheba) : sheba },
    applicant: { userid, fullname: `${firstName} ${lastName}`, mobileNo: person.mobile },
    lstVehicle: (await readOwnVehicles(connection, userid, ports.clock.now())).lstVehicle,
    lstSameNationalCode: others.map(({ userId }) => userId),
  };
});
