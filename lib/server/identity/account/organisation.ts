import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import type { FieldProblem } from '@/lib/contract/call-error';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { isLandline } from '@/lib/domain/person/landline';
import { isLegalId } from '@/lib/domain/person/legal-id';
import { toPersianLetters } from '@/lib/domain/text/letters';

import type { Executor } from '../../ports/database';
import { cities, type Organisation } from '../../schema';

type Input = NonNullable<CallInput<'user/editprofile'>['organisation']>;

/** Separators that people write into numbers; any other sign between the digits was meant, and is refused. */
const SEPARATORS = /[\s\-()./\u200c-\u200f]/g;
const REGISTRATION_ID = /^\d*$/;
/** Up to the fourteen digits of the tax office; companies have their national id's eleven. */
const ECONOMIC_CODE = /^\d{11,14}$/;

/** The stored legal-entity fields; their faults are added to `problems`. */
export async function toOrganisation(
  executor: Executor,
  input: Input,
  problems: FieldProblem[],
): Promise<Organisation> {
  const organisation: Organisation = {
    organisationName: toPersianLetters(input.organisationName),
    nationalId: toNumberText(input.nationalId),
    registrationId: toNumberText(input.registrationId),
    economicCode: toNumberText(input.economicCode),
    landline: toNumberText(input.landline),
    headOfficeCityId: input.headOfficeCityId ?? null,
    headOfficeProvinceId: await findProvinceId(executor, input.headOfficeCityId ?? null),
  };
  const { nationalId, registrationId, economicCode, landline, headOfficeCityId, headOfficeProvinceId } = organisation;
  if (!isLegalId(nationalId)) problems.push({ field: 'organisation.nationalId', message: 'invalid-type' });
  if (!REGISTRATION_ID.test(registrationId))
    problems.push({ field: 'organisation.registrationId', message: 'invalid-type' });
  if (economicCode !== '' && !ECONOMIC_CODE.test(economicCode))
    problems.push({ field: 'organisation.economicCode', message: 'invalid-type' });
  if (landline !== '' && !isLandline(landline))
    problems.push({ field: 'organisation.landline', message: 'invalid-type' });
  if (headOfficeCityId !== null && headOfficeProvinceId === null)
    problems.push({ field: 'organisation.headOfficeCityId', message: 'unknown' });
  return organisation;
}

function toNumberText(typed: string): string {
  return toLatinDigits(typed).replace(SEPARATORS, '');
}

async function findProvinceId(executor: Executor, cityId: number | null): Promise<number | null> {
  if (cityId === null) return null;
  const [city] = await executor.select({ provinceId: cities.provinceId }).from(cities).where(eq(cities.id, cityId));
  return city?.provinceId ?? null;
}
