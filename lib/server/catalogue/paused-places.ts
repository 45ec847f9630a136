import { sql } from 'drizzle-orm';

import type { Transaction } from '../ports/database';
import { categoryCities, locations, pauses } from '../schema';

/**
 * Writes what the desk's pauses close into the columns that searches read. Run it in the transaction that made or ended
 * a pause, and after the catalogue was loaded. A new city of a paused service is paused as well.
 */
export async function applyPauses(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    UPDATE ${categoryCities} SET is_paused = NOT is_paused
    WHERE is_paused <> EXISTS (
      SELECT FROM ${pauses} WHERE ${pauses.endedAt} IS NULL AND ${pauses.kind} IN ('city', 'service')
        AND coalesce(${pauses.cityId}, ${categoryCities.cityId}) = ${categoryCities.cityId}
        AND coalesce(${pauses.categoryId}, ${categoryCities.categoryId}) = ${categoryCities.categoryId})`);
  await transaction.execute(sql`
    UPDATE ${locations} SET is_paused = NOT is_paused
    WHERE is_paused <> EXISTS (
      SELECT FROM ${pauses} WHERE ${pauses.endedAt} IS NULL AND ${pauses.locationId} = ${locations.id})`);
}
