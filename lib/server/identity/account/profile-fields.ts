import type { CallInput } from '@/lib/contract';
import type { FieldProblem } from '@/lib/contract/call-error';
import { isPastDay } from '@/lib/domain/order/past-day';
import { isNationalCode } from '@/lib/domain/person/national-code';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { toPersianLetters } from '@/lib/domain/text/letters';

type Input = CallInput<'user/editprofile'>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The changed fields of a person; a field that is left out stays, and null or an empty text removes it. */
export function toProfileFields(input: Input) {
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

type Fields = ReturnType<typeof toProfileFields>;

/** The fields that have no such value, for the words of `invalid-input`. */
export function findProfileProblems(
  { email, birthDate, nationalCode }: Pick<Fields, 'email'> & Partial<Fields>,
  now: Date,
): FieldProblem[] {
  const wrong = [
    email && !EMAIL.test(email) && 'email',
    birthDate && !isPastDay(birthDate, now) && 'birthDate',
    nationalCode && !isNationalCode(nationalCode) && 'nationalCode',
  ];
  return wrong.flatMap((field) => (field ? [{ field, message: 'invalid-type' }] : []));
}

function emptyToNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}
