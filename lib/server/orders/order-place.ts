import { and, eq, inArray, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';

import { refuseErased } from '../identity';
import type { Executor, Transaction } from '../ports/database';
import { addresses, cities, locations, tasks, uploadedFiles, users, type AddressSnapshot } from '../schema';

type Draft = CallInput<'clean/addcleanrequest'>;

/** An answer that the order cannot do without. Throws invalid-input that names the field. */
export function requireAnswer<Value>(value: Value | null | undefined, field: keyof Draft): Value {
  if (value === null || value === undefined) throw new CallError('invalid-input', { fields: [{ field, message: 'required' }] });
  return value;
}

export interface OrderPlace {
  /** What else of the customer the order needs to know: unpaid orders keep hours from others. */
  readonly customer: { readonly takhfifanToken: string | null; readonly unpaidCount: number };
  readonly addressId: number;
  readonly address: AddressSnapshot;
}

/** The customer's own address as it stands now. Throws session-unknown for a customer whose account is erased by now; not-yours; invalid-input for one that is missing, unknown or deleted. */
export async function requireOrderPlace(transaction: Transaction, draft: Draft, customerId: number): Promise<OrderPlace> {
  const addressId = requireAnswer(draft.deliveryaddrid, 'deliveryaddrid');
  const unpaidCount = transaction.$count(tasks, and(eq(tasks.customerId, customerId), eq(tasks.state, 'PENDING_PAYMENT')));
  const [found] = await transaction
    .select({ address: addresses, cityId: locations.cityId, provinceId: cities.provinceId, takhfifanToken: users.takhfifanToken, erasedAt: users.erasedAt, unpaidCount: sql<number>`${unpaidCount}`.mapWith(Number) })
    .from(addresses)
    .innerJoin(locations, eq(locations.id, addresses.locationId))
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .innerJoin(users, eq(users.id, addresses.userId))
    .where(eq(addresses.id, addressId))
    // As the order's own row will: an erasure waits for the order, or the order for it.
    .for('key share', { of: users });
  if (!found) throw new CallError('invalid-input', { fields: [{ field: 'deliveryaddrid', message: 'unknown' }] });
  const { address, cityId, provinceId, takhfifanToken, unpaidCount: unpaid } = found;
  if (address.userId !== customerId) throw new CallError('not-yours');
  refuseErased(found);
  if (!address.isEnabled) throw new CallError('invalid-input', { fields: [{ field: 'deliveryaddrid', message: 'unknown' }] });
  const { name, text, zipCode, locationId } = address;
  return { addressId, customer: { takhfifanToken, unpaidCount: unpaid }, address: { name, text, zipCode, locationId, cityId, provinceId, latitude: toCoordinate(address.latitude), longitude: toCoordinate(address.longitude) } };
}

function toCoordinate(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** The photo and the voice note of step 5 must be the customer's own uploads. Throws not-yours. */
export async function requireOwnFiles(executor: Executor, draft: Draft, customerId: number): Promise<void> {
  const ids = [draft.descriptionImageId, draft.descriptionAudioId].filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const own = await executor.select({ id: uploadedFiles.id }).from(uploadedFiles).where(and(inArray(uploadedFiles.id, ids), eq(uploadedFiles.ownerId, customerId)));
  if (own.length < new Set(ids).size) throw new CallError('not-yours');
}
