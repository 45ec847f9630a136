import type { CarWashMethod } from '@/lib/contract/enumerations';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import type { DeskRole } from '@/lib/contract/desk-enumerations';
import { ROLE_IDS } from '@/lib/contract/enumerations';

import { loadCatalogue } from '../../catalogue';
import type { ServiceContext } from '../../context';
import { grantWelcomeGift } from '../../money';
import { requireSessionSecret } from '../../secrets/session-secret';
import { addAddress, addPerson, addProvider, everyDay, openAccount } from '../people';

export const HOUSE_CLEANING_ID = 3;
export const REGULAR_CLEANING_ID = 301;
/** Tajrish in Tehran. */
export const TAJRISH_ID = 1001;
const TEHRAN_ID = 1;
const PROVIDER_ROLE_ID = 16;

interface Story {
  readonly ports: Pick<ServiceContext['ports'], 'database' | 'clock'>;
}

/** The shipped catalogue with its places and prices. */
export function aCatalogue({ ports }: Story): Promise<void> {
  return ports.database.transaction((transaction) => loadCatalogue(transaction, ports.clock.now()));
}

let nextMobile = 1;

/** A mobile number that nobody in this process has yet. */
export function aMobile(): string {
  nextMobile += 1;
  return `0913${String(nextMobile).padStart(7, '0')}`;
}

export interface StoryCustomer {
  readonly userId: number;
  readonly mobile: string;
  readonly addressId: number;
}

interface CustomerWishes {
  readonly cashRials?: number;
  readonly hasWelcomeGift?: boolean;
  /** The inviter of this customer. */
  readonly referrerId?: number;
  /** An address in other words than everybody’s here, and without a postal code. */
  readonly home?: string;
}

/** A customer at home in Tajrish; with money in the wallet and a welcome gift where asked. */
export function aCustomerWithAnAddress(
  { ports, configuration }: Story & Pick<ServiceContext, 'configuration'>,
  { cashRials = 0, hasWelcomeGift = false, referrerId, home }: CustomerWishes = {},
): Promise<StoryCustomer> {
  const now = ports.clock.now();
  const mobile = aMobile();
  return ports.database.transaction(async (transaction) => {
    const userId = await addPerson(
      transaction,
      {
        mobile,
        firstName: 'سارا',
        lastName: 'محمدی',
        gender: 'female',
        passwordHash: null,
        referrerId: referrerId ?? null,
      },
      now,
    );
    const addressId = await addAddress(
      transaction,
      {
        userId,
        name: 'خانه',
        text: home ?? 'خیابان مقصودبیک، پلاک ۱۲',
        locationId: TAJRISH_ID,
        zipCode: home === undefined ? '1961733114' : null,
        isDefault: true,
      },
      now,
    );
    if (cashRials > 0) await openAccount(transaction, 'cash', userId, cashRials, now);
    if (hasWelcomeGift)
      await grantWelcomeGift(transaction, { userId, mobile, secret: requireSessionSecret(configuration), now });
    return { userId, mobile, addressId };
  });
}

/** An operator of Pelakfan's own; returns the user's id. */
export function anOperator({ ports }: Story, ...deskRoles: readonly DeskRole[]): Promise<number> {
  return ports.database.transaction((transaction) =>
    addPerson(
      transaction,
      {
        mobile: aMobile(),
        firstName: 'پشتیبان',
        lastName: 'پلاکفن',
        gender: 'female',
        passwordHash: null,
        roleIds: [ROLE_IDS.operator],
        ...(deskRoles.length > 0 && { deskRoles }),
      },
      ports.clock.now(),
    ),
  );
}

export interface StoryProvider {
  readonly userId: number;
  readonly mobile: string;
}

/**
 * A provider of all house cleaning, or of another category, in Tehran, free from 8 to 20 every day. The bidding credit
 * covers cash orders unless said otherwise.
 */
export function aFreeProvider(
  { ports }: Story,
  {
    biddingCreditRials = 20_000_000,
    categoryId = HOUSE_CLEANING_ID,
    carWashMethods,
  }: {
    readonly biddingCreditRials?: number;
    readonly categoryId?: number;
    readonly carWashMethods?: readonly CarWashMethod[];
  } = {},
): Promise<StoryProvider> {
  const now = ports.clock.now();
  const mobile = aMobile();
  return ports.database.transaction(async (transaction) => {
    const userId = await addPerson(
      transaction,
      {
        mobile,
        firstName: 'مریم',
        lastName: 'رضایی',
        gender: 'female',
        passwordHash: null,
        roleIds: [PROVIDER_ROLE_ID],
      },
      now,
    );
    await addProvider(
      transaction,
      {
        userId,
        workerCode: `W${userId}`,
        merchantId: userId,
        merchantName: 'مریم رضایی',
        gender: 'female',
        about: '',
        slogan: '',
        hasBusinessCertificate: false,
        hasSkillCertificate: true,
        hasClearRecordCertificate: true,
        warranty: null,
        experienceMonths: 24,
        registeredAt: now,
        carWashMethods,
      },
      { categoryIds: [categoryId], cityIds: [TEHRAN_ID], shifts: everyDay(8, 20) },
    );
    if (biddingCreditRials > 0) await openAccount(transaction, 'bidding-credit', userId, biddingCreditRials, now);
    return { userId, mobile };
  });
}

/** The day `days` from now, in the wire's form. */
export function aDayFromNow({ ports }: Story, days: number): string {
  return addDays(toTehranDate(ports.clock.now().getTime()), days);
}
