import { and, eq, like } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { requireUnchanged } from '../../require-unchanged';
import { defineHandler, requireActor } from '../../handler';
import { holdPerson } from '../../people';
import type { Executor } from '../../ports/database';
import { uploadedFiles, users } from '../../schema';
import { loadAccount } from './account';
import { toOrganisation } from './organisation';
import { findProfileProblems, toProfileFields } from './profile-fields';

export const handler = defineHandler('user/editprofile', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const { connection } = database;
  const fields = toProfileFields(input);
  const problems = findProfileProblems(fields, clock.now());
  if (fields.imageFileId && !(await isOwnPicture(connection, userId, fields.imageFileId)))
    problems.push({ field: 'imageFileId', message: 'unknown' });
  const organisation = input.organisation && (await toOrganisation(connection, input.organisation, problems));
  if (problems.length > 0) throw new CallError('invalid-input', { fields: problems });
  await database.transaction(async (transaction) => {
    requireUnchanged(input.seen, await holdPerson(transaction, userId, 'update'));
    await transaction
      .update(users)
      .set({ ...fields, organisation })
      .where(eq(users.id, userId));
  });
  const { account } = await loadAccount(connection, userId);
  return { account };
});

async function isOwnPicture(executor: Executor, userId: number, fileId: number): Promise<boolean> {
  const own = and(
    eq(uploadedFiles.id, fileId),
    eq(uploadedFiles.ownerId, userId),
    like(uploadedFiles.contentType, 'image/%'),
  );
  const found = await executor.select({ id: uploadedFiles.id }).from(uploadedFiles).where(own);
  return found.length > 0;
}
