import { and, eq, like } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError, type FieldProblem } from '@/lib/contract/call-error';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { toPersianLetters } from '@/lib/domain/text/letters';
import { isNationalCode } from '@/lib/domain/person/national-code';
import { isPastDay } from '@/lib/domain/order/past-day';

import { requireUnchanged } from '../../require-unchanged';
import { defineHandler, requireActor } from '../../handler';
import { holdPerson } from '../../people';
import type { Executor } from '../../ports/database';
import { uploadedFiles, users } from '../../schema';
import { loadAccount } from './account';
import { toOrganisation } from './organisation';

type Input = CallInput<'user/editprofile'>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export const handler = defineHandler('user/editprofile', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const { connection } = database;
  const fields = toFields(input);
  const problems = findProblems(fields, clock.now());
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

type Fields = ReturnType<typeof toFields>;

/** The changed fields; a field that is left out stays, and null or an empty text removes it. */
function toFields(input: Input) {
  return {
    firstName: input.firstName && toPersianLetters(input.firstName),
    lastName: input.lastName && toPersianLetters(input.lastName),
    email: emptyToNull(input.email),
    birthDate: emptyToNull(input.birthDate),
    gender: input.gender,
    nationalCode: emptyToNull(input.nationalCode && toLatinDigits(input.nationalCode)),
    imageFileId: input.imageFileId,
  };
}

function findProblems({ email, birthDate, nationalCode }: Fields, now: Date): FieldProblem[] {
  const wrong = [
    email && !EMAIL.test(email) && 'email',
    birthDate && !isPastDay(birthDate, now) && 'birthDate',
    nationalCode && !isNationalCode(nationalCode) && 'nationalCode',
  ];
  return wrong.flatMap((field) => (field ? [{ field, message: 'invalid-type' }] : []));
}

async function isOwnPicture(executor: Executor, userId: number, fileId: number): Promise<boolean> {
  const own = and(
    eq(uploadedFiles.id, fileId),
    eq(uploadedFiles.ownerId, userId),
    like(uploadedFiles.contentType, 'image/%'),
  );
  const found = await executor.select({ id: uploadedFiles.id }).from(uploadedFiles).where(own);
  return found.length > 0;
}

function emptyToNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}
