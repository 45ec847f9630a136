import { asc, eq } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler } from '../handler';
import { users, workVehicles } from '../schema';
import { toWireVehicles } from './store';

export const handler = defineHandler(
  'operator/getallworkvehicle',
  async ({ state, vehicleid, pageNumber, pageSize }, { ports }) => {
    const { connection } = ports.database;
    const isMeant = vehicleid === undefined ? eq(workVehicles.state, state) : eq(workVehicles.id, vehicleid);
    const rows = await connection
      .select({
        vehicle: workVehicles,
        owner: { id: users.id, firstName: users.firstName, lastName: users.lastName, mobile: users.mobile },
      })
      .from(workVehicles)
      .innerJoin(users, eq(users.id, workVehicles.userId))
      .where(isMeant)
      .orderBy(asc(workVehicles.sentAt), asc(workVehicles.id))
      .limit(pageSize)
      .offset(pageNumber * pageSize);
    const vehicles = await toWireVehicles(
      connection,
      rows.map(({ vehicle }) => vehicle),
      ports.clock.now(),
    );
    return {
      lstVehicle: vehicles.flatMap((vehicle, index) => {
        const owner = rows[index]?.owner;
        return owner
          ? [{ ...vehicle, owner: { userid: owner.id, fullname: toFullName(owner), mobileNo: owner.mobile } }]
          : [];
      }),
      totalCount: await connection.$count(workVehicles, isMeant),
    };
  },
);
