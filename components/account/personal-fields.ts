import type { CallRequest } from '@/lib/contract';
import { findTehranDate, toJalaliParts, toTehranDate } from '@/lib/domain/jalali-date';
import { isNationalCode } from '@/lib/domain/national-code';

import type { Account } from './use-account';

/** A Jalali day while it is being chosen. */
export interface BirthDateForm {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

export interface PersonalFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly birthDate: BirthDateForm;
  readonly gender: 'female' | 'male' | null;
  /** Latin digits. */
  readonly nationalCode: string;
}

export type PersonalProblem = Exclude<keyof PersonalFields, 'gender'>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const NO_DAY: BirthDateForm = { year: null, month: null, day: null };

export function toPersonalForm({ firstName, lastName, email, birthDate, gender, nationalCode }: Account): PersonalFields {
  return { firstName, lastName, email: email ?? '', birthDate: birthDate ? toJalaliParts(birthDate) : NO_DAY, gender, nationalCode: nationalCode ?? '' };
}

/** The Gregorian day that is chosen; null while it is not whole, or when the calendar has no such day. */
export function findBirthDate({ year, month, day }: BirthDateForm): string | null {
  return year !== null && month !== null && day !== null ? findTehranDate({ year, month, day }) : null;
}

function isEmpty({ year, month, day }: BirthDateForm): boolean {
  return year === null && month === null && day === null;
}

/** What keeps the form from being sent. */
export function findPersonalProblems(form: PersonalFields): PersonalProblem[] {
  const birthDate = findBirthDate(form.birthDate);
  const isBirthDateGood = isEmpty(form.birthDate) || (birthDate !== null && birthDate < toTehranDate(Date.now()));
  const checks: [PersonalProblem, boolean][] = [
    ['firstName', form.firstName.trim() !== ''],
    ['lastName', form.lastName.trim() !== ''],
    ['email', form.email.trim() === '' || EMAIL.test(form.email.trim())],
    ['birthDate', isBirthDateGood],
    ['nationalCode', form.nationalCode === '' || isNationalCode(form.nationalCode)],
  ];
  return checks.flatMap(([field, isGood]) => (isGood ? [] : [field]));
}

export function toPersonalChange({ firstName, lastName, email, birthDate, gender, nationalCode }: PersonalFields): CallRequest<'user/editprofile'> {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() || null, birthDate: findBirthDate(birthDate), gender, nationalCode: nationalCode || null };
}
