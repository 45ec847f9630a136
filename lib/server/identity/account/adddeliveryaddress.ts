import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { toPersianLetters } from '@/lib/domain/text/letters';
import { judgePostalCode } from '@/lib/domain/person/postal-code';

import { defineHandler, requireActor } from '../../handler';
import type { Transaction } from '../../ports/database';
import { addAddress, editAddress, listAddresses, removeAddress } from './addresses';

type Input = CallInput<'user/adddeliveryaddress'>;
type Typed = Exclude<Input, { isenable: false }>;

export const handler = defineHandler('user/adddeliveryaddress', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const deliveryaddrid = await database.transaction((transaction) => change(transaction, userId, input, clock.now()));
  return {
    lstDeliveryAddress: await listAddresses(database.connection, userId, context.request.locale),
    deliveryaddrid,
  };
});

async function change(transaction: Transaction, userId: number, input: Input, now: Date): Promise<number> {
  if ('isenable' in input) {
    await removeAddress(transaction, userId, input.deliveryaddrid);
    return input.deliveryaddrid;
  }
  const fields = toFields(input);
  const isDefault = input.isDefault ?? false;
  if (input.deliveryaddrid === undefined) return addAddress(transaction, userId, fields, { isDefault, now });
  await editAddress(transaction, userId, input.deliveryaddrid, fields, { isDefault, seen: input.seen });
  return input.deliveryaddrid;
}

function toFields(input: Typed) {
  return {
    name: toPersianLetters(input.deliveryaddrname),
    text: toPersianLetters(input.deliveryaddr),
    locationId: input.locationid,
    zipCode: toPostalCode(input.deliveryZipCode),
    latitude: toText(input.gmaplocx),
    longitude: toText(input.gmaplocy),
  };
}

function toPostalCode(typed: string | null | undefined): string | null {
  const code = toLatinDigits(typed ?? '').replace(/[\s-]/g, '');
  const verdict = judgePostalCode(code);
  if (verdict === 'empty') return null;
  if (verdict === 'wrong')
    throw new CallError('invalid-input', { fields: [{ field: 'deliveryZipCode', message: 'invalid-type' }] });
  return code;
}

function toText(degrees: number | null | undefined): string | null {
  return degrees === null || degrees === undefined ? null : String(degrees);
}
