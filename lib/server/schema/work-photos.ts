import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { WorkPhotoMoment } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { uploadedFiles } from './identity';
import { tasks } from './orders';

/**
 * A photo of a place or a thing before the work, or after it. The file is its photographer's own, and goes with the
 * account of either side.
 */
export const workPhotos = pgTable(
  'work_photos',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    moment: text().$type<WorkPhotoMoment>().notNull(),
    fileId: integer()
      .notNull()
      .unique()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
    takenAt: instant().notNull(),
    /** Everybody sees it while both sides agree. */
    customerAgreed: boolean().notNull().default(false),
    providerAgreed: boolean().notNull().default(false),
  },
  (table) => [index().on(table.taskId)],
);
