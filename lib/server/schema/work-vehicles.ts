import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { WorkVehiclePaper, WorkVehicleState, WorkVehicleUse } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { uploadedFiles, users } from './identity';

/** A person's vehicle for work, or for an application. An operator approves it; a change of it is checked again. */
export const workVehicles = pgTable(
  'work_vehicles',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    use: text().$type<WorkVehicleUse>().notNull(),
    /** The plate in its one form (`toPlate`). */
    plate: text().notNull(),
    /** Kilograms, and of a petrol truck litres. */
    capacity: integer().notNull(),
    /** The number on the side of a petrol truck; empty for every other vehicle. */
    number: text().notNull().default(''),
    /** `gasTypeEnum` of a petrol truck's load, the most wanted first. */
    fuels: jsonb().$type<readonly string[]>().notNull().default([]),
    state: text().$type<WorkVehicleState>().notNull(),
    rejectionReason: text(),
    sentAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: integer().references(() => users.id),
    /** The first of its papers ends with this day. */
    validUntil: date({ mode: 'string' }).notNull(),
    /** The next notice to its owner before that end, or the end itself; null once it has ended, and for a sample. */
    nextAt: instant(),
  },
  (table) => [
    index().on(table.nextAt),
    uniqueIndex().on(table.userId, table.plate),
    index().on(table.plate),
    index().on(table.state, table.sentAt, table.id),
    index('work_vehicles_approved')
      .on(table.userId, table.use, table.validUntil)
      .where(sql`${table.state} = 'approved'`),
  ],
);

/** A photo of each paper, for its owner and the operators. The samples have none. */
export const workVehiclePapers = pgTable(
  'work_vehicle_papers',
  {
    vehicleId: integer()
      .notNull()
      .references(() => workVehicles.id, { onDelete: 'cascade' }),
    kind: text().$type<WorkVehiclePaper>().notNull(),
    fileId: integer()
      .notNull()
      .references(() => uploadedFiles.id),
    validUntil: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.vehicleId, table.kind] }), index().on(table.fileId)],
);
