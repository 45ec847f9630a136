import { and, asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { BID_TEMPLATES } from '@/lib/domain/constants/bidding';

import { holdPerson } from '../../people';
import type { Executor, Transaction } from '../../ports/database';
import { bids, bidTemplates } from '../../schema';

type Template = CallAnswer<'suggestion/savebidtemplate'>['template'];
type TemplateRow = typeof bidTemplates.$inferSelect;

export async function listBidTemplates(executor: Executor, providerId: number): Promise<Template[]> {
  const rows = await executor
    .select()
    .from(bidTemplates)
    .where(eq(bidTemplates.providerId, providerId))
    .orderBy(asc(bidTemplates.title));
  return rows.map(toTemplate);
}

/** Throws not-found; not-yours for somebody else's bid; limit-reached with `limit`. */
export async function saveBidTemplate(
  transaction: Transaction,
  { sgid, title, providerId }: { readonly sgid: number; readonly title: string; readonly providerId: number },
): Promise<Template> {
  await holdPerson(transaction, providerId);
  const [bid] = await transaction.select().from(bids).where(eq(bids.id, sgid));
  if (!bid) throw new CallError('not-found');
  if (bid.providerId !== providerId) throw new CallError('not-yours');
  const ofTitle = and(eq(bidTemplates.providerId, providerId), eq(bidTemplates.title, title));
  const isKnown = (await transaction.$count(bidTemplates, ofTitle)) > 0;
  const count = await transaction.$count(bidTemplates, eq(bidTemplates.providerId, providerId));
  if (!isKnown && count >= BID_TEMPLATES.most)
    throw new CallError('limit-reached', { details: { limit: BID_TEMPLATES.most } });
  const { type, amountRials, hours, note } = bid;
  const said = { type, amountRials, hours, note };
  const [template] = await transaction
    .insert(bidTemplates)
    .values({ providerId, title, ...said })
    .onConflictDoUpdate({ target: [bidTemplates.providerId, bidTemplates.title], set: said })
    .returning();
  if (!template) throw new Error('the template was not kept');
  return toTemplate(template);
}

export async function removeBidTemplate(executor: Executor, templateId: number, providerId: number): Promise<void> {
  await executor
    .delete(bidTemplates)
    .where(and(eq(bidTemplates.id, templateId), eq(bidTemplates.providerId, providerId)));
}

function toTemplate({ id, title, type, amountRials, hours, note }: TemplateRow): Template {
  return { templateid: id, title, sgtype: type, sgamount: amountRials, hourneed: hours, sgDesc: note };
}
