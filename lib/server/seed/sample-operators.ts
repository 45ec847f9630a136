import { inArray } from 'drizzle-orm';

import type { DeskRole } from '@/lib/contract/desk-enumerations';
import { ROLE_IDS, type Gender } from '@/lib/contract/enumerations';

import type { Transaction } from '../ports/database';
import { users } from '../schema';
import { addPerson } from './people';
import { SAMPLE_MOBILES } from './sample-people';

interface SampleOperator {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly deskRoles: readonly DeskRole[];
}

const sampleOperators: readonly SampleOperator[] = [
  {
    mobile: SAMPLE_MOBILES.operator,
    firstName: 'پشتیبان',
    lastName: 'پلاکفن',
    gender: 'female',
    deskRoles: ['owner'],
  },
  {
    mobile: SAMPLE_MOBILES.finance,
    firstName: 'لادن',
    lastName: 'توکلی',
    gender: 'female',
    deskRoles: ['finance'],
  },
  {
    mobile: SAMPLE_MOBILES.support,
    firstName: 'بهروز',
    lastName: 'نادری',
    gender: 'male',
    deskRoles: ['support'],
  },
];

/** The operators who are not there yet: a data directory of an older version has one alone. */
export async function addSampleOperators(
  transaction: Transaction,
  { hashOf, now }: { readonly hashOf: (mobile: string) => Promise<string | null>; readonly now: Date },
): Promise<void> {
  const mobiles = sampleOperators.map(({ mobile }) => mobile);
  const found = await transaction.select({ mobile: users.mobile }).from(users).where(inArray(users.mobile, mobiles));
  const known = new Set(found.map(({ mobile }) => mobile));
  for (const person of sampleOperators) {
    if (known.has(person.mobile)) continue;
    const passwordHash = await hashOf(person.mobile);
    await addPerson(transaction, { ...person, passwordHash, roleIds: [ROLE_IDS.operator] }, now);
  }
}
