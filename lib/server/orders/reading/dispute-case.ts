import { asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { DisputeSide } from '@/lib/contract/enumerations';
import { getDisputeFacts, isFreezing, listDisputeMoves } from '@/lib/domain/dispute/dispute-moves';
import { toClaimCapRials } from '@/lib/domain/dispute/settlement';
import { toCommissionedRials } from '@/lib/domain/order/order-commission';
import { toFullName } from '@/lib/domain/person/full-name';
import type { Locale } from '@/lib/i18n/locales';
import { toFileUrl, toProfileImageUrl } from '@/lib/domain/site/uploaded-file';

import { findHeldFee, getBalanceRials, getOrderMoney, toHeldRials, toWholeFee, userAccount } from '../../money';
import type { Executor } from '../../ports/database';
import { disputeEntries, disputePhotos, users, type TaskRow } from '../../schema';
import { toClaimedRials } from '../disputes/piece';
import { hasOffer, type DisputeRow } from '../disputes/store';
import { toPriceLines } from '../record/price-lines';
import { listWorkPhotos } from './work-photos';

type DisputeCase = CallAnswer<'dispute/getdispute'>['dispute'];

interface CaseReader {
  readonly task: TaskRow;
  readonly dispute: DisputeRow;
  readonly side: DisputeSide;
  readonly locale: Locale;
  readonly now: Date;
}

/** A dispute with both voices, as one side or an operator reads it. */
export async function toDisputeCase(executor: Executor, reader: CaseReader): Promise<DisputeCase> {
  const { task, dispute, side, locale, now } = reader;
  return {
    disputeid: dispute.id,
    taskid: task.id,
    reqcode: task.code,
    ...pickClaim(dispute),
    piece: toPiece(dispute, locale),
    capRial: await getCapRials(executor, reader),
    priceRial: task.priceRials,
    commissionedRial: toCommissionedRials(task),
    frozenRial: await getFrozenRials(executor, reader),
    moves: listDisputeMoves({ state: dispute.state, hasOffer: hasOffer(dispute) }, side),
    offer: hasOffer(dispute) ? { rial: dispute.offerRials, visitAtMs: dispute.offerVisitAt?.getTime() ?? null } : null,
    visitAtMs: dispute.visitAt?.getTime() ?? null,
    debtRial: side === 'customer' ? 0 : await getDebtRials(executor, task),
    lstEntry: await listEntries(executor, dispute),
    lstPhoto: await listPhotos(executor, dispute),
    lstWorkPhoto: await listWorkPhotos(executor, task.id),
    ...pickDecision(dispute, task),
    worker: await findWorker(executor, task),
    serverNowMs: now.getTime(),
  };
}

function pickClaim({ state, reason, wish, askedRials, openedAt, dueAt }: DisputeRow) {
  const { turn } = getDisputeFacts(state);
  const dueAtMs = dueAt?.getTime() ?? null;
  return { state, reason, wish, askedRial: askedRials, openedAtMs: openedAt.getTime(), turn, dueAtMs };
}

function toPiece({ piece }: DisputeRow, locale: Locale): DisputeCase['piece'] {
  const [line] = toPriceLines(piece === null ? [] : [piece], locale);
  return line ? { label: line.label, priceRial: line.amountRial } : null;
}

function pickDecision(dispute: DisputeRow, { customerId }: TaskRow) {
  const { appealedById, appealText, appealedAt } = dispute;
  const side: DisputeSide = appealedById === customerId ? 'customer' : 'provider';
  return {
    backRial: dispute.backRials,
    ended: dispute.ended,
    decisionReason: dispute.decisionReason,
    decidedAtMs: dispute.decidedAt?.getTime() ?? null,
    appeal: appealedAt === null ? null : { side, text: appealText ?? '', atMs: appealedAt.getTime() },
    appealReason: dispute.appealReason,
  };
}

async function findWorker(executor: Executor, { providerId }: TaskRow): Promise<DisputeCase['worker']> {
  if (providerId === null) return null;
  const [worker] = await executor
    .select({ firstName: users.firstName, lastName: users.lastName, imageFileId: users.imageFileId })
    .from(users)
    .where(eq(users.id, providerId));
  return worker ? { fullname: toFullName(worker), userImage: toProfileImageUrl(worker.imageFileId) } : null;
}

function getDebtRials(executor: Executor, { providerId }: TaskRow): Promise<number> {
  return getBalanceRials(executor, userAccount('provider-debt', providerId ?? 0));
}

async function getCapRials(executor: Executor, { task, dispute }: CaseReader): Promise<number> {
  if (dispute.reason === 'absence') return toWholeFee(await findHeldFee(executor, task));
  return toClaimCapRials(dispute.reason, toClaimedRials(task, dispute));
}

/** The frozen sum: the customer's money of the order, or the sum taken back for a completed order. */
async function getFrozenRials(executor: Executor, { task, dispute }: CaseReader): Promise<number> {
  if (!isFreezing(dispute.state)) return 0;
  const money = await getOrderMoney(executor, task.id);
  return Math.min(toHeldRials(money), money.escrowRials);
}

async function listEntries(executor: Executor, { id }: DisputeRow): Promise<DisputeCase['lstEntry']> {
  const rows = await executor
    .select()
    .from(disputeEntries)
    .where(eq(disputeEntries.disputeId, id))
    .orderBy(asc(disputeEntries.id));
  return rows.map(({ id: entryid, side, text, offerRials, offerVisitAt, at }) => ({
    entryid,
    side,
    text,
    offerRial: offerRials,
    offerVisitAtMs: offerVisitAt?.getTime() ?? null,
    atMs: at.getTime(),
  }));
}

async function listPhotos(executor: Executor, { id }: DisputeRow): Promise<DisputeCase['lstPhoto']> {
  const rows = await executor
    .select()
    .from(disputePhotos)
    .where(eq(disputePhotos.disputeId, id))
    .orderBy(asc(disputePhotos.id));
  return rows.map(({ id: photoid, side, fileId, addedAt }) => ({
    photoid,
    side,
    fileurl: toFileUrl(fileId),
    addedAtMs: addedAt.getTime(),
  }));
}
