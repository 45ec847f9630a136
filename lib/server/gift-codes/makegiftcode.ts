import { randomInt } from 'node:crypto';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { GIFT_CODE, GIFT_CODE_ALONE_RIALS } from '@/lib/domain/constants/gifts';
import { isWholeTomans } from '@/lib/domain/money/money';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

import { defineHandler, requireActor } from '../handler';
import { toCode } from '../money';
import { askForSecond } from '../operators';
import type { Transaction } from '../ports/database';
import { categories, cities, giftCodes, type GiftCodeRow } from '../schema';
import { toApprovalBasis } from './approval';
import { readGiftCode } from './read-gift-code';

type Wish = CallInput<'operator/makegiftcode'>;

/** Letters and digits without those that are mistaken for each other. */
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY34679';

export const handler = defineHandler('operator/makegiftcode', async (wish, context) => {
  const operatorId = requireActor(context).userId;
  const now = context.ports.clock.now();
  const made = await context.ports.database.transaction((transaction) => make(transaction, wish, { operatorId, now }));
  return { giftCode: await readGiftCode(context, made.id) };
});

async function make(
  transaction: Transaction,
  wish: Wish,
  operator: { readonly operatorId: number; readonly now: Date },
): Promise<GiftCodeRow> {
  const { now, operatorId } = operator;
  requireLimits(wish);
  await requireKnown(transaction, wish);
  const [made] = await transaction
    .insert(giftCodes)
    .values({
      code: wish.code === undefined ? makeCode() : toCode(wish.code),
      amountRials: wish.amountRial,
      remainingUses: wish.uses,
      ...toSpan(wish, now),
      sharePercent: wish.sharePercent ?? null,
      leastOrderRials: wish.leastOrderRial,
      cityIds: wish.lstCityId.length === 0 ? null : wish.lstCityId,
      categoryIds: wish.lstServiceId.length === 0 ? null : wish.lstServiceId,
      isFirstOrderOnly: wish.isFirstOrderOnly,
      isWaiting: wish.amountRial * wish.uses > GIFT_CODE_ALONE_RIALS,
      madeById: operatorId,
      madeAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new CallError('conflict');
  if (made.isWaiting) await askForSecond(transaction, { ...toApprovalBasis(made), proposal: {} }, operator);
  return made;
}

/** The span from its first day's beginning to its last day's end, in Tehran. Throws invalid-input. */
function toSpan({ fromDate, toDate }: Wish, now: Date): Pick<GiftCodeRow, 'beginsAt' | 'expiresAt'> {
  const today = toTehranDate(now.getTime());
  const isOrdered = toDate >= (fromDate ?? today) && toDate >= today;
  if (!isOrdered || toDate > addDays(today, GIFT_CODE.mostDays))
    throw new CallError('invalid-input', { fields: [{ field: 'toDate', message: 'out-of-range' }] });
  return {
    beginsAt: fromDate === undefined || fromDate <= today ? null : new Date(toInstantMs(fromDate)),
    expiresAt: new Date(toInstantMs(addDays(toDate, 1))),
  };
}

/** Throws invalid-input. */
function requireLimits({ code, amountRial, uses, sharePercent }: Wish): void {
  requireWithin('amountRial', isWholeTomans(amountRial) ? amountRial : 0, GIFT_CODE.rials);
  requireWithin('uses', uses, GIFT_CODE.uses);
  if (sharePercent !== undefined) requireWithin('sharePercent', sharePercent, GIFT_CODE.sharePercent);
  if (code !== undefined) requireWithin('code', code.length, GIFT_CODE.letters);
}

function requireWithin(
  field: string,
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): void {
  if (value < least || value > most)
    throw new CallError('invalid-input', { fields: [{ field, message: 'out-of-range' }] });
}

async function requireKnown(transaction: Transaction, { lstCityId, lstServiceId }: Wish): Promise<void> {
  const knownCities = (await transaction.select({ id: cities.id }).from(cities)).map(({ id }) => id);
  if (lstCityId.some((id) => !knownCities.includes(id)))
    throw new CallError('invalid-input', { fields: [{ field: 'lstCityId', message: 'unknown' }] });
  const knownServices = (await transaction.select({ id: categories.id }).from(categories)).map(({ id }) => id);
  if (lstServiceId.some((id) => !knownServices.includes(id)))
    throw new CallError('invalid-input', { fields: [{ field: 'lstServiceId', message: 'unknown' }] });
}

function makeCode(): string {
  return Array.from({ length: GIFT_CODE.madeLetters }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
