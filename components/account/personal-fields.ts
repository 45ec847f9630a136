import { findJalaliDay, NO_JALALI_DAY, type JalaliDayForm } from '@/components/forms/visit/jalali-day';
import type { CallRequest } from '@/lib/contract';
import type { Gender } from '@/lib/contract/enumerations';
import { toJalaliParts, toTehranDate } from '@/lib/domain/site/jalali-date';
import { isNationalCode } from '@/lib/domain/person/national-code';

import type { Account } from './use-account';

export interface PersonalFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly birthDate: JalaliDayForm;
  readonly gender: Gender | null;
  /** Latin digits. */
  readonly nationalCode: string;
}

export type PersonalProblem = Exclude<keyof PersonalFields, 'gender'>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export function toPersonalForm({
  firstName,
  lastName,
  email,
  birthDate,
  gender,
  nationalCode,
}: Account): PersonalFields {
  return {
    firstName,
    lastName,
    email: email ?? '',
    birthDate: birthDate ? toJalaliParts(birthDate) : NO_JALALI_DAY,
    gender,
    nationalCode: nationalCode ?? '',
  };
}

function isEmpty({ year, month, day }: JalaliDayForm): boolean {
  return year === null && month === null && day === null;
}

/** The problems that keep the form from being sent. */
export function findPersonalProblems(form: PersonalFields): PersonalProblem[] {
  const birthDate = findJalaliDay(form.birthDate);
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

export function toPersonalChange({
  firstName,
  lastName,
  email,
  birthDate,
  gender,
  nationalCode,
}: PersonalFields): CallRequest<'user/editprofile'> {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim() || null,
    birthDate: findJalaliDay(birthDate),
    gender,
    nationalCode: nationalCode || null,
  };
}
