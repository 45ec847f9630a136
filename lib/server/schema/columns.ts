import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

/** Integer rial. */
export const rials = () => bigint({ mode: 'number' });
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** Ids that the catalogue and the samples fix by hand. */
export const seededId = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 });
