import { desc, eq, gt, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { GiftCodeState } from '@/lib/contract/money-enumerations';
import { toFullName } from '@/lib/domain/person/full-name';

import type { CallContext } from '../context';
import { requireActor } from '../handler';
import { toWireTerms } from '../money';
import { giftCodes, giftGrants, giftSpends, users, type GiftCodeRow } from '../schema';

type Shown = CallAnswer<'operator/makegiftcode'>['giftCode'];

/** All gift codes: a condition on their number, so that a page is read by its index from the newest on. */
export const isGiftCode = gt(giftCodes.id, 0);

/** A page of the gift codes, newest first. */
export function listGiftCodes(
  context: CallContext,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
): Promise<Shown[]> {
  return show(
    context,
    selectCodes(context)
      .where(isGiftCode)
      .orderBy(desc(giftCodes.id))
      .limit(pageSize)
      .offset(pageNumber * pageSize),
  );
}

/** One gift code by its number. */
export async function readGiftCode(context: CallContext, codeId: number): Promise<Shown> {
  const [shown] = await show(context, selectCodes(context).where(eq(giftCodes.id, codeId)));
  if (!shown) throw new Error(`There is no gift code ${codeId}`);
  return shown;
}

function selectCodes({ ports }: CallContext) {
  const ofCode = sql`FROM ${giftGrants} WHERE ${giftGrants.code} = ${giftCodes}.code`;
  return ports.database.connection
    .select({
      row: giftCodes,
      firstName: users.firstName,
      lastName: users.lastName,
      usedCount: sql<number>`(SELECT count(*) ${ofCode})`.mapWith(Number),
      givenRial: sql<number>`(SELECT coalesce(sum(${giftGrants.amountRials}), 0) ${ofCode})`.mapWith(Number),
      spentRial: sql<number>`(SELECT coalesce(sum(${giftSpends.amountRials} - ${giftSpends.returnedRials}), 0)
        FROM ${giftSpends} JOIN ${giftGrants} ON ${giftGrants.id} = ${giftSpends.grantId}
        WHERE ${giftGrants.code} = ${giftCodes}.code)`.mapWith(Number),
    })
    .from(giftCodes)
    .leftJoin(users, eq(users.id, giftCodes.madeById))
    .$dynamic();
}

async function show(context: CallContext, query: ReturnType<typeof selectCodes>): Promise<Shown[]> {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const { connection } = context.ports.database;
  const shown: Shown[] = [];
  for (const { row, firstName, lastName, usedCount, ...sums } of await query) {
    const state = toState(row, now);
    shown.push({
      codeid: row.id,
      code: row.code,
      state,
      amountRial: row.amountRials,
      uses: row.remainingUses + usedCount,
      usedCount,
      ...sums,
      terms: await toWireTerms(connection, row, context.request.locale),
      beginsAtMs: row.beginsAt?.getTime() ?? null,
      endsAtMs: (row.endedAt ?? row.expiresAt).getTime(),
      madeBy: firstName === null || lastName === null ? null : toFullName({ firstName, lastName }),
      mayConfirm: state === 'waiting' && row.madeById !== userId,
    });
  }
  return shown;
}

function toState({ isWaiting, beginsAt, expiresAt, endedAt, remainingUses }: GiftCodeRow, now: Date): GiftCodeState {
  if (endedAt !== null || expiresAt <= now) return 'ended';
  if (isWaiting) return 'waiting';
  if (remainingUses === 0) return 'used-up';
  return beginsAt !== null && beginsAt > now ? 'soon' : 'open';
}
