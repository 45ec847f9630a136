import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toPersianLetters } from '@/lib/domain/text/letters';

import { moveHoldsOf } from '../availability';
import { requireUnchanged } from '../require-unchanged';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { providerLocations, providers } from '../schema';
import { saveHomeBase } from './home-base';
import { readOwnProfile } from './own-profile';

type Input = CallInput<'workerprofile/saveown'>;

const MONTHS_A_YEAR = 12;

/** Contacts are agreed here and not by telephone: numbers and links are masked everywhere but in an office's fields. */
export const handler = defineHandler('workerprofile/saveown', async (input, context) => {
  const { userId } = requireActor(context);
  const { locale } = context.request;
  const profile = await context.ports.database.transaction(async (transaction) => {
    await holdPerson(transaction, userId, 'update');
    const known = await readOwnProfile(transaction, userId, locale);
    requireUnchanged(input.seen, { ...known, homeBase: known.homeBase && toForm(known.homeBase) });
    const change = toChange(input);
    if (Object.keys(change).length > 0)
      await transaction.update(providers).set(change).where(eq(providers.userId, userId));
    if (input.lstLocationId) {
      const offered = new Set(known.lstOfferedLocation.map(({ id }) => id));
      await saveLocations(transaction, { userId, offered, wanted: input.lstLocationId });
      await moveHoldsOf(transaction, userId, context.ports.clock.now());
    }
    if (input.homeBase !== undefined)
      await saveHomeBase(transaction, { userId, wanted: input.homeBase, now: context.ports.clock.now() });
    return readOwnProfile(transaction, userId, locale);
  });
  return { profile };
});

/** The home base in the form's fields; its other fields follow from the neighbourhood. */
const toForm = ({ locationid, latitude, longitude }: NonNullable<Input['homeBase']>) => ({
  locationid,
  latitude,
  longitude,
});
const toShown = (text: string) => maskContacts(toPersianLetters(text)).text;
const toOptional = (text: string) => (text === '' ? null : text);

function toChange({
  aboutWorker,
  slogan,
  warranty,
  tariff,
  officeAddr,
  officeTel,
  experienceYear,
}: Input): Partial<typeof providers.$inferInsert> {
  return {
    ...(aboutWorker === undefined ? {} : { about: toShown(aboutWorker) }),
    ...(slogan === undefined ? {} : { slogan: toShown(slogan) }),
    ...(warranty === undefined ? {} : { warranty: toOptional(toShown(warranty)) }),
    ...(tariff === undefined ? {} : { tariffNote: toOptional(toShown(tariff)) }),
    ...(officeAddr === undefined ? {} : { officeAddress: toOptional(toPersianLetters(officeAddr)) }),
    ...(officeTel === undefined ? {} : { officePhone: toOptional(officeTel) }),
    ...(experienceYear === undefined ? {} : { experienceMonths: experienceYear * MONTHS_A_YEAR }),
  };
}

interface Places {
  readonly userId: number;
  readonly offered: ReadonlySet<number>;
  readonly wanted: readonly number[];
}

/** Other cities are agreed with an operator. */
async function saveLocations(transaction: Transaction, { userId, offered, wanted }: Places): Promise<void> {
  const ids = [...new Set(wanted)];
  if (!ids.every((id) => offered.has(id)))
    throw new CallError('invalid-input', { fields: [{ field: 'lstLocationId', message: 'unknown' }] });
  await transaction.delete(providerLocations).where(eq(providerLocations.userId, userId));
  await transaction.insert(providerLocations).values(ids.map((locationId) => ({ userId, locationId })));
}
