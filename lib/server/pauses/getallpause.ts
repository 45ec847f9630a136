import { desc, inArray, sql } from 'drizzle-orm';

import { PAUSE_KINDS } from '@/lib/contract/desk-enumerations';
import { hasDeskRole } from '@/lib/domain/person/desk-access';

import { defineHandler, requireActor } from '../handler';
import { findDeskRoles } from '../operators';
import { pauses } from '../schema';
import { listNames, showPause } from './show';

/**
 * Lists the pauses of the caller's own kind (DESK, rules). A role that pauses places reads no person, and one that
 * pauses people makes no pause of a place.
 */
export const handler = defineHandler('operator/getallpause', async ({ pageNumber, pageSize }, context) => {
  const { ports, request } = context;
  const { connection } = ports.database;
  const roles = await findDeskRoles(connection, requireActor(context).userId);
  const mayPausePlaces = hasDeskRole(roles, 'catalogue');
  const mayPausePeople = hasDeskRole(roles, 'support');
  const isShown = inArray(
    pauses.kind,
    PAUSE_KINDS.filter((kind) => (kind === 'provider' ? mayPausePeople : mayPausePlaces)),
  );
  const rows = await connection
    .select()
    .from(pauses)
    .where(isShown)
    // Those that last have no end yet.
    .orderBy(sql`${pauses.endedAt} DESC NULLS FIRST`, desc(pauses.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const lstPause = [];
  for (const row of rows) lstPause.push(await showPause(connection, row, request.locale));
  return {
    lstPause,
    totalCount: await connection.$count(pauses, isShown),
    ...(await listNames(connection, request.locale)),
    mayPausePlaces,
    mayPausePeople,
  };
});
