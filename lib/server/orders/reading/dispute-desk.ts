import { and, asc, count, eq, inArray } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { DISPUTE_STATES } from '@/lib/contract/enumerations';
import { getDisputeFacts, isDisputeMoveOpen } from '@/lib/domain/dispute/dispute-moves';
import { needsSecondOperator } from '@/lib/domain/dispute/settlement';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { toFullName } from '@/lib/domain/person/full-name';
import type { Locale } from '@/lib/i18n/locales';

import { getOrderMoney, getPendingPayRials, planDispute, toHeldRials } from '../../money';
import { findApproval, listAsked } from '../../operators';
import type { Executor } from '../../ports/database';
import { disputes, orderMessages, taskEvents, tasks, users, type TaskRow } from '../../schema';
import { toApprovalBasis } from '../disputes/approval-basis';
import { countJudges, hasTouched, isParty } from '../disputes/touched';
import type { Decision } from '../disputes/decide';
import { hasOffer, type DisputeRow } from '../disputes/store';
import { toDisputeCase } from './dispute-case';

type Decidable = CallAnswer<'operator/getdispute'>['dispute'];
type Queued = CallAnswer<'operator/getalldispute'>;
type Plan = CallAnswer<'operator/plandispute'>['plan'];

interface Found {
  readonly task: TaskRow;
  readonly dispute: DisputeRow;
}

/** Throws not-found. */
export async function requireDispute(executor: Executor, disputeId: number): Promise<Found> {
  const [found] = await executor
    .select({ task: tasks, dispute: disputes })
    .from(disputes)
    .innerJoin(tasks, eq(tasks.id, disputes.taskId))
    .where(eq(disputes.id, disputeId));
  if (!found) throw new CallError('not-found');
  return found;
}

const DESK_STATES = DISPUTE_STATES.filter((state) => getDisputeFacts(state).turn === 'operator');

/** Disputes that wait for an operator, the next deadline first. */
export async function listWaitingDisputes(
  executor: Executor,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
  now: Date,
): Promise<Queued> {
  const waits = inArray(disputes.state, DESK_STATES);
  const rows = await executor
    .select({ task: tasks, dispute: disputes })
    .from(disputes)
    .innerJoin(tasks, eq(tasks.id, disputes.taskId))
    .where(waits)
    .orderBy(asc(disputes.dueAt), asc(disputes.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const [total] = await executor.select({ count: count() }).from(disputes).where(waits);
  const subjectIds = rows.map(({ dispute }) => dispute.id);
  const asked = await listAsked(executor, { matter: 'dispute', subjectIds }, now);
  const lstDispute: Queued['lstDispute'] = [];
  for (const { task, dispute } of rows) {
    const money = await getOrderMoney(executor, task.id);
    lstDispute.push({
      disputeid: dispute.id,
      taskid: task.id,
      reqcode: task.code,
      state: dispute.state,
      reason: dispute.reason,
      askedRial: dispute.askedRials,
      frozenRial: Math.min(toHeldRials(money), money.escrowRials),
      dueAtMs: (dispute.dueAt ?? dispute.openedAt).getTime(),
      openedAtMs: dispute.openedAt.getTime(),
      isPending: asked.has(dispute.id),
    });
  }
  return { lstDispute, totalCount: total?.count ?? 0 };
}

/** A dispute as an operator decides on it: with people, time line, and the messages of the two sides. */
export async function toDecidable(
  executor: Executor,
  { task, dispute }: Found,
  { operatorId, locale, now }: { readonly operatorId: number; readonly locale: Locale; readonly now: Date },
): Promise<Decidable> {
  const { seal } = dispute;
  const pending = await findApproval<Decision>(executor, await toApprovalBasis(executor, { task, dispute }), now);
  return {
    ...(await toDisputeCase(executor, { task, dispute, side: 'operator', locale, now })),
    customer: await findPerson(executor, task.customerId),
    provider: await findPerson(executor, task.providerId ?? 0),
    text: dispute.text,
    pending: pending && {
      rial: pending.proposal.backRials,
      reason: pending.proposal.reason,
      isOwn: pending.askedById === operatorId,
    },
    mayJudge: !isParty(task, operatorId) && !(await hasTouched(executor, dispute, operatorId)),
    judgeCount: await countJudges(executor, { task, dispute }),
    lstMove: await listMoves(executor, task),
    lstMessage: await listMessages(executor, task),
    sealedCount: seal === null ? null : seal.entries.length + seal.photos.length + seal.messages.length,
  };
}

async function findPerson(executor: Executor, userId: number): Promise<Decidable['customer']> {
  const [person] = await executor
    .select({ firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, userId));
  return { userid: userId, fullname: person ? toFullName(person) : '', mobileNo: person?.mobile ?? '' };
}

async function listMoves(executor: Executor, { id }: TaskRow): Promise<Decidable['lstMove']> {
  const rows = await executor
    .select({ move: taskEvents.move, state: taskEvents.state, at: taskEvents.at })
    .from(taskEvents)
    .where(eq(taskEvents.taskId, id))
    .orderBy(asc(taskEvents.id));
  return rows.map(({ move, state, at }) => ({ move, state, atMs: at.getTime() }));
}

async function listMessages(executor: Executor, { id, providerId }: TaskRow): Promise<Decidable['lstMessage']> {
  const rows = await executor
    .select()
    .from(orderMessages)
    .where(and(eq(orderMessages.taskId, id), eq(orderMessages.providerId, providerId ?? 0)))
    .orderBy(asc(orderMessages.id));
  return rows.map(({ id: messageid, side, text, sentAt }) => ({ messageid, side, text, atMs: sentAt.getTime() }));
}

/** The movements of a decision. Throws move-not-allowed where there is none to make. */
export async function planDecision(executor: Executor, { task, dispute }: Found, backRials: number): Promise<Plan> {
  const { state } = dispute;
  const movable = { state, hasOffer: hasOffer(dispute) };
  const isOpen = isDisputeMoveOpen(state === 'appealed' ? 'decideAppeal' : 'decide', movable, 'operator');
  if (!isOpen) throw new CallError('move-not-allowed');
  if (dispute.reason === 'absence') return planFee(executor, task, backRials);
  const pendingRials = await getPendingPayRials(executor, task);
  const sums = { backBeforeRials: dispute.backRials, backRials };
  const plan = await planDispute(executor, task, sums, pendingRials);
  const commissionRials = toOrderCommissionRials(task, Math.max(0, task.priceRials - backRials));
  return {
    giftRial: plan.giftRials,
    walletRial: plan.walletRials,
    providerRial: task.priceRials - backRials - commissionRials,
    commissionRial: commissionRials,
    debtRial: dispute.debtRials + plan.debtRials,
    borneRial: plan.borneRials,
    needsSecond: needsSecondOperator(task.priceRials, backRials),
  };
}

/** A contested fee goes to one of the two. */
async function planFee(executor: Executor, task: TaskRow, backRials: number): Promise<Plan> {
  const { escrowRials } = await getOrderMoney(executor, task.id);
  const [walletRial, providerRial] = backRials > 0 ? [escrowRials, 0] : [0, escrowRials];
  return { ...NOTHING, walletRial, providerRial };
}

const NOTHING = { giftRial: 0, commissionRial: 0, debtRial: 0, borneRial: 0, needsSecond: false } as const;
