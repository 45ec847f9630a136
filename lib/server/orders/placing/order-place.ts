import { and, eq, inArray } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';

import { refuseErased } from '../../people';
import { named } from '../../ports/ask-together';
import type { Executor, Transaction } from '../../ports/database';
import { addresses, cities, locations, uploadedFiles, users, type AddressSnapshot } from '../../schema';

type Draft = CallInput<'clean/addcleanrequest'>;

export interface OrderPlace {
  /** Further facts of the customer that the order needs. */
  readonly customer: { readonly takhfifanToken: string | null };
  /** Null where it is done at no address of the customer's. */
  readonly addressId: number | null;
  readonly address: AddressSnapshot;
}

/**
 * An address with its place and person as they stand now, as a row that other questions can join (`toRow`);
 * `requireOrderPlace` reads it.
 */
export function selectOrderPlace(transaction: Transaction, addressId: number) {
  return (
    transaction
      .select(
        named({
          addressId: addresses.id,
          ownerId: addresses.userId,
          name: addresses.name,
          text: addresses.text,
          zipCode: addresses.zipCode,
          isEnabled: addresses.isEnabled,
          latitude: addresses.latitude,
          longitude: addresses.longitude,
          locationId: addresses.locationId,
          cityId: locations.cityId,
          isPaused: locations.isPaused,
          provinceId: cities.provinceId,
          takhfifanToken: users.takhfifanToken,
          erasedAt: users.erasedAt,
        }),
      )
      .from(addresses)
      .innerJoin(locations, eq(locations.id, addresses.locationId))
      .innerJoin(cities, eq(cities.id, locations.cityId))
      .innerJoin(users, eq(users.id, addresses.userId))
      .where(eq(addresses.id, addressId))
      // As the order's own row will: an erasure waits for the order, or the order for it.
      .for('key share', { of: users })
  );
}

type FoundAddress = Awaited<ReturnType<typeof selectOrderPlace>>[number];
/** An address, or where a car stands. */
export type FoundPlace = Omit<FoundAddress, 'addressId'> & { readonly addressId: number | null };

/**
 * The customer's own address, which `field` names. Throws session-unknown for a customer whose account is erased by
 * now, not-yours, and invalid-input for one that is unknown or deleted. Throws neighbourhood-paused where the desk
 * takes no new orders there for now.
 */
export function requireOrderPlace(
  found: FoundPlace | null,
  customerId: number,
  field: keyof Draft = 'deliveryaddrid',
): OrderPlace {
  if (!found) throw new CallError('invalid-input', { fields: [{ field, message: 'unknown' }] });
  if (found.ownerId !== customerId) throw new CallError('not-yours');
  refuseErased(found);
  if (!found.isEnabled) throw new CallError('invalid-input', { fields: [{ field, message: 'unknown' }] });
  if (found.isPaused) throw new CallError('neighbourhood-paused');
  const { addressId, name, text, zipCode, locationId, cityId, provinceId, takhfifanToken } = found;
  const address = {
    name,
    text,
    zipCode,
    locationId,
    cityId,
    provinceId,
    latitude: toCoordinate(found.latitude),
    longitude: toCoordinate(found.longitude),
  };
  return { addressId, customer: { takhfifanToken }, address };
}

function toCoordinate(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** The photos and the voice note of step 5 must be the customer's own uploads. Throws not-yours. */
export async function requireOwnFiles(executor: Executor, draft: Draft, customerId: number): Promise<void> {
  const ids = [draft.descriptionImageId, draft.descriptionAudioId, ...draft.moreImageIds].filter(
    (id) => typeof id === 'number',
  );
  if (ids.length === 0) return;
  const own = await executor
    .select({ id: uploadedFiles.id })
    .from(uploadedFiles)
    .where(and(inArray(uploadedFiles.id, ids), eq(uploadedFiles.ownerId, customerId)));
  if (own.length < new Set(ids).size) throw new CallError('not-yours');
}
