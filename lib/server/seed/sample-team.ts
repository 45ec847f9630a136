import { ROLE_IDS, type Gender } from '@/lib/contract/enumerations';
import type { TeamPlace } from '@/lib/contract/provider-enumerations';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { Transaction } from '../ports/database';
import { teamMembers } from '../schema';
import { addPerson, addProvider, everyDay } from './people';

const HOUSE_CLEANING_ID = 3;
const OFFICE = 303;
const STAIRWELL = 304;
const TEHRAN = 1;
const FIRST_MERCHANT_ID = 901;
const REGISTERED_DAYS_AGO = 400;
const JOINED_DAYS_AGO = 120;

interface SampleMember {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly place: TeamPlace;
  readonly slogan: string;
}

/** The demo's company, with its supervisor and its workers: for the team's pages. */
export const sampleTeam: readonly [company: SampleMember, supervisor: SampleMember, ...workers: SampleMember[]] = [
  {
    mobile: '09120000031',
    firstName: 'پرتو',
    lastName: 'نظافت‌گستر',
    gender: 'female',
    place: 'company',
    slogan: 'تیم ثابت برای دفتر و ساختمان شما',
  },
  {
    mobile: '09120000032',
    firstName: 'منیژه',
    lastName: 'فلاح',
    gender: 'female',
    place: 'supervisor',
    slogan: 'سرپرست تیم نظافت اداری',
  },
  {
    mobile: '09120000033',
    firstName: 'کیان',
    lastName: 'مرتضوی',
    gender: 'male',
    place: 'worker',
    slogan: 'نظافت دفتر و راه‌پله',
  },
  {
    mobile: '09120000034',
    firstName: 'سمیرا',
    lastName: 'بیگی',
    gender: 'female',
    place: 'worker',
    slogan: 'نظافت دفتر، منظم و بی‌صدا',
  },
];

interface SampleTeam {
  readonly toHash: (mobile: string) => string | null;
  readonly now: Date;
}

/**
 * They clean offices and stairwells in Tehran, and take no cash. The supervisor leads the first worker; the second is
 * led by nobody.
 */
export async function addSampleTeam(transaction: Transaction, { toHash, now }: SampleTeam): Promise<void> {
  const ids: number[] = [];
  for (const [index, member] of sampleTeam.entries())
    ids.push(await addMember(transaction, member, { index, passwordHash: toHash(member.mobile), now }));
  const [companyId = 0, supervisorId = 0, ...workerIds] = ids;
  const joinedAt = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS);
  const joined = { companyId, state: 'active', invitedAt: joinedAt, joinedAt } as const;
  await transaction.insert(teamMembers).values([
    { ...joined, memberId: supervisorId, isSupervisor: true },
    ...workerIds.map((memberId, index) => ({
      ...joined,
      memberId,
      isSupervisor: false,
      supervisorId: index === 0 ? supervisorId : null,
    })),
  ]);
}

async function addMember(
  transaction: Transaction,
  { place, slogan, ...person }: SampleMember,
  { index, passwordHash, now }: { readonly index: number; readonly passwordHash: string | null; readonly now: Date },
): Promise<number> {
  const userId = await addPerson(transaction, { ...person, passwordHash, roleIds: [ROLE_IDS[place]] }, now);
  const merchantId = FIRST_MERCHANT_ID + index;
  await addProvider(
    transaction,
    {
      userId,
      merchantId,
      merchantName: `${person.firstName} ${person.lastName}`,
      workerCode: `PT${merchantId}`,
      gender: person.gender,
      slogan,
      about: 'دفتر، مطب و راه‌پلهٔ ساختمان را در ساعت‌هایی که به کار شما نخورد تمیز می‌کنیم.',
      hasBusinessCertificate: place === 'company',
      hasSkillCertificate: true,
      hasClearRecordCertificate: true,
      warranty: null,
      experienceMonths: 60,
      registeredAt: new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS),
    },
    {
      categoryIds: [HOUSE_CLEANING_ID],
      typeIds: [OFFICE, STAIRWELL],
      cityIds: [TEHRAN],
      shifts: everyDay(8, 20),
    },
  );
  return userId;
}
