import { and, eq, inArray } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError, type FieldProblem } from '@/lib/contract/call-error';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { toPersianLetters } from '@/lib/domain/text/letters';
import { isNationalCode } from '@/lib/domain/person/national-code';
import { isPastDay } from '@/lib/domain/order/past-day';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { isOldEnough } from '@/lib/domain/provider/provider-application';
import { findShebaProblem, toSheba } from '@/lib/domain/person/sheba';

import type { Executor, Transaction } from '../ports/database';
import { applicationLocations, applicationServices, categories, locations, providerApplications } from '../schema';

type Parts = CallInput<'joinus/saveapplication'>;
type Part<Name extends keyof Parts> = NonNullable<Parts[Name]>;

/** Throws invalid-input with every field of the given parts that is wrong, as `<part>.<field>`. */
export async function checkParts(
  executor: Executor,
  { person, services, area, bank }: Parts,
  now: Date,
): Promise<void> {
  const fields = [
    ...(person ? findPersonProblems(person, now) : []),
    ...(services ? await findServicesProblems(executor, services) : []),
    ...(area ? await findAreaProblems(executor, area) : []),
    ...(bank ? findBankProblems(bank) : []),
  ];
  if (fields.length > 0) throw new CallError('invalid-input', { fields });
}

function findPersonProblems({ nationalCode, birthDate }: Part<'person'>, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isNationalCode(toLatinDigits(nationalCode)))
    problems.push({ field: 'person.nationalCode', message: 'wrong-national-code' });
  if (!isPastDay(birthDate, now)) problems.push({ field: 'person.birthDate', message: 'invalid-type' });
  else if (!isOldEnough(birthDate, toTehranDate(now.getTime())))
    problems.push({ field: 'person.birthDate', message: 'too-young' });
  return problems;
}

async function findServicesProblems(
  executor: Executor,
  { lstSrvCategoryId }: Part<'services'>,
): Promise<FieldProblem[]> {
  const field = 'services.lstSrvCategoryId';
  if (lstSrvCategoryId.length === 0) return [{ field, message: 'required' }];
  const known = await executor
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.id, lstSrvCategoryId), eq(categories.isHidden, false)));
  return known.length === new Set(lstSrvCategoryId).size ? [] : [{ field, message: 'unknown' }];
}

async function findAreaProblems(
  executor: Executor,
  { cityid, lstLocationId, lstWeekday, startHour, endHour }: Part<'area'>,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  if (lstLocationId.length === 0) problems.push({ field: 'area.lstLocationId', message: 'required' });
  else if (!(await areInCity(executor, lstLocationId, cityid)))
    problems.push({ field: 'area.lstLocationId', message: 'unknown' });
  if (lstWeekday.length === 0) problems.push({ field: 'area.lstWeekday', message: 'required' });
  if (endHour <= startHour) problems.push({ field: 'area.endHour', message: 'out-of-range' });
  return problems;
}

async function areInCity(executor: Executor, locationIds: readonly number[], cityId: number): Promise<boolean> {
  const found = await executor
    .select({ id: locations.id })
    .from(locations)
    .where(and(inArray(locations.id, [...locationIds]), eq(locations.cityId, cityId)));
  return found.length === new Set(locationIds).size;
}

function findBankProblems({ sheba }: Part<'bank'>): FieldProblem[] {
  return findShebaProblem(sheba) === null ? [] : [{ field: 'bank.sheba', message: 'wrong-sheba' }];
}

/** Writes parts that were checked to an application that has begun. */
export async function writeParts(
  transaction: Transaction,
  userId: number,
  { person, services, area, bank }: Parts,
): Promise<void> {
  const columns = {
    ...(person && toPersonColumns(person)),
    ...(services && toServiceColumns(services)),
    ...(area && toAreaColumns(area)),
    ...(bank && { sheba: toSheba(bank.sheba) }),
  };
  if (Object.keys(columns).length > 0)
    await transaction.update(providerApplications).set(columns).where(eq(providerApplications.userId, userId));
  if (services) {
    await transaction.delete(applicationServices).where(eq(applicationServices.userId, userId));
    await transaction
      .insert(applicationServices)
      .values([...new Set(services.lstSrvCategoryId)].map((categoryId) => ({ userId, categoryId })));
  }
  if (area) {
    await transaction.delete(applicationLocations).where(eq(applicationLocations.userId, userId));
    await transaction
      .insert(applicationLocations)
      .values([...new Set(area.lstLocationId)].map((locationId) => ({ userId, locationId })));
  }
}

function toPersonColumns({ firstName, lastName, gender, nationalCode, birthDate }: Part<'person'>) {
  return {
    firstName: toPersianLetters(firstName),
    lastName: toPersianLetters(lastName),
    gender,
    nationalCode: toLatinDigits(nationalCode),
    birthDate,
  };
}

function toServiceColumns({ experienceYear, aboutWorker }: Part<'services'>) {
  return { experienceYears: experienceYear, about: toPersianLetters(aboutWorker) };
}

function toAreaColumns({ cityid, lstWeekday, startHour, endHour }: Part<'area'>) {
  return { cityId: cityid, weekdays: [...new Set(lstWeekday)].sort((one, other) => one - other), startHour, endHour };
}
