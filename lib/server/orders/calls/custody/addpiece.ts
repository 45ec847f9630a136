import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { CUSTODY_LIMITS } from '@/lib/domain/constants/textiles';
import { toPersianLetters } from '@/lib/domain/text/letters';
import { toTag } from '@/lib/domain/text/tag';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import type { Locale } from '@/lib/i18n/locales';

import { defineHandler, requireActor } from '../../../handler';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import { custodyPieces } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { requireOwnPhoto } from '../../../uploaded-files';
import { lockTask } from '../../record/store';
import { createTag } from '../../parts/custody/tag';
import { readCustody } from '../../reading/custody';

type Listed = CallInput<'custody/addpiece'>;

/**
 * Adds a piece at the door, before the customer signs. The order's row is locked, so the limit holds for concurrent
 * calls.
 */
export const handler = defineHandler('custody/addpiece', (input, context) => {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const { locale } = context.request;
  return context.ports.database.transaction((transaction) => list(transaction, input, { userId, now, locale }));
});

interface Lister {
  readonly userId: number;
  readonly now: Date;
  readonly locale: Locale;
}

async function list(transaction: Transaction, input: Listed, { userId, now, locale }: Lister) {
  await holdPerson(transaction, userId);
  const task = await lockTask(transaction, input.taskid);
  await requireWorksOn(transaction, task, userId);
  if (!isMoveAllowed('pickUp', task, 'provider')) throw new CallError('move-not-allowed');
  await requireOwnPhoto(transaction, input.fileid, userId);
  const tags = await listTags(transaction, task.id);
  const limit = CUSTODY_LIMITS.piecesAnOrder;
  if (tags.length >= limit) throw new CallError('limit-reached', { params: { limit } });
  const [row] = await transaction
    .insert(custodyPieces)
    .values({
      taskId: task.id,
      listedById: userId,
      tag: toFreeTag(input.tag, tags),
      name: toPersianLetters(input.pieceName),
      item: input.item ?? null,
      count: input.count,
      defects: toPersianLetters(input.defects),
      fileId: input.fileid,
      listedAt: now,
    })
    .returning({ id: custodyPieces.id });
  if (!row) throw new Error('A piece was not written');
  return { pieceid: row.id, custody: await readCustody(transaction, task, { reader: 'provider', locale }) };
}

async function listTags(transaction: Transaction, taskId: number): Promise<string[]> {
  const rows = await transaction
    .select({ tag: custodyPieces.tag })
    .from(custodyPieces)
    .where(eq(custodyPieces.taskId, taskId));
  return rows.map(({ tag }) => tag);
}

/** Throws invalid-input for a tag that says nothing, and tag-taken for one that another piece of the order has. */
function toFreeTag(typed: string | undefined, taken: readonly string[]): string {
  if (typed === undefined) {
    for (;;) {
      const tag = createTag();
      if (!taken.includes(tag)) return tag;
    }
  }
  const tag = toTag(typed);
  if (tag === '') throw new CallError('invalid-input', { fields: [{ field: 'tag', message: 'required' }] });
  if (taken.includes(tag)) throw new CallError('tag-taken');
  return tag;
}
