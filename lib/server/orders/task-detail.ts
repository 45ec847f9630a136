import { asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { TASK_LINK_MS } from '@/lib/domain/constants';
import { opensByStartCode } from '@/lib/domain/move-opening';
import { isMoveAllowed, isProvidersOwn, type OrderMove, type OrderState } from '@/lib/domain/order-lifecycle';
import { toFileUrl } from '@/lib/domain/uploaded-file';

import type { CallContext } from '../context';
import { requireActor } from '../handler';
import { type OrderSums, type TaskRow, previewCancellation, readOrderSums } from '../money';
import type { Executor } from '../ports/database';
import { disputes, reviews, taskEvents, tasks } from '../schema';
import { requireSessionSecret, signTaskLink } from '../session';
import { toTaskOpensAtMs } from './move-opening';
import { toMoneyFields } from './money-fields';
import { findBankReference, getUserFromIpgRials, toPaymentFields } from './payment-fields';
import { toPriceLines } from './price-lines';
import { listTaskViews, seesStreet, toHourCount, toTaskSummary, type Reader, type TaskView } from './task-views';

export type TaskDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

/** Both sides need to reach each other from the confirmation to the end of the job. */
const CONTACT_STATES: readonly OrderState[] = ['CONFIRMED', 'EN_ROUTE', 'IN_PROGRESS', 'DONE'];
/** From the acceptance to the start. */
const START_CODE_STATES: readonly OrderState[] = ['CONFIRMED', 'EN_ROUTE'];
const FREE_REASONS: readonly string[] = ['unassigned', 'just-confirmed', 'early'];
/** Ends at which money goes back. */
const REFUNDED_STATES: readonly OrderState[] = [
  'PAYMENT_EXPIRED',
  'CANCELLED_BY_CUSTOMER',
  'CANCELLED_BY_PROVIDER',
  'CANCELLED_BY_SYSTEM',
  'CANCELLED_BY_OPERATOR',
];
const REVIEW_STATES: readonly OrderState[] = ['DONE', 'COMPLETED'];

/** An order as its reader may see it. Throws not-found; not-yours for somebody else's, and for one that is not paid yet to its provider. */
export async function getTaskDetail(context: CallContext, taskId: number): Promise<TaskDetail> {
  const [view] = await listTaskViews(context.ports.database.connection, eq(tasks.id, taskId), { limit: 1 });
  if (!view) throw new CallError('not-found');
  return toTaskDetail(context, view, requireReader(view, context));
}

function requireReader({ task }: TaskView, context: CallContext): Reader {
  if (context.linkedTaskId === task.id) return 'link';
  const { userId } = requireActor(context);
  if (task.customerId === userId) return 'customer';
  const isShownToProvider = task.state !== 'PENDING_PAYMENT' && task.state !== 'PAYMENT_EXPIRED';
  if (task.providerId === userId && isShownToProvider) return 'provider';
  throw new CallError('not-yours');
}

/** What one side alone is shown. */
const NOTHING_OF_A_SIDE = { cancelTerms: null, cancellation: null, moveOpenings: [], startCode: null };

async function toTaskDetail(context: CallContext, view: TaskView, reader: Reader): Promise<TaskDetail> {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const { task } = view;
  const [review] = await connection.select({ id: reviews.id }).from(reviews).where(eq(reviews.taskId, task.id));
  const sums = await readOrderSums(connection, task);
  const detail: TaskDetail = {
    ...toTaskSummary(view, reader, locale),
    ...toPaymentFields(task, await getUserFromIpgRials(connection, task.id)),
    ...toCustomersWords(task),
    hourCount: toHourCount(task),
    lines: toPriceLines(task.lines, locale),
    timeline: await readTimeline(connection, task.id),
    userName: view.customer.firstName,
    userFamily: view.customer.lastName,
    contactMobile: findContact(view, reader),
    deliveryZipCode: task.address.zipCode,
    latitude: task.address.latitude,
    longitude: task.address.longitude,
    answerDueAtMs: task.answerDueAt?.getTime() ?? null,
    completesAtMs: task.completesAt?.getTime() ?? null,
    ...toMoneyFields({ task, sums }, reader),
    reviewUrl: reader === 'customer' && REVIEW_STATES.includes(task.state) ? toReviewUrl(context, task.id) : null,
    isReviewed: review !== undefined,
    ...NOTHING_OF_A_SIDE,
    dispute: reader === 'link' ? null : await findDispute(connection, task),
    serverNowMs: context.ports.clock.now().getTime(),
  };
  if (reader === 'link') return toReduced(detail);
  return reader === 'provider' ? toProviderView(detail, task) : toCustomerView(context, { task, sums }, detail);
}

function toCustomersWords(task: TaskRow) {
  return {
    userDescription: task.description,
    descriptionImageUrl: task.photoFileId === null ? null : toFileUrl(task.photoFileId),
    descriptionAudioUrl: task.voiceFileId === null ? null : toFileUrl(task.voiceFileId),
    petTypes: toTexts(task.draft.petTypes),
  };
}

async function readTimeline(executor: Executor, taskId: number): Promise<TaskDetail['timeline']> {
  const events = await executor
    .select({ state: taskEvents.state, move: taskEvents.move, at: taskEvents.at })
    .from(taskEvents)
    .where(eq(taskEvents.taskId, taskId))
    .orderBy(asc(taskEvents.id));
  return events.map(({ state, move, at }) => ({ state, move, atMs: at.getTime() }));
}

/** With what cancelling costs now, or did; the order moves to another hour only while that is nothing. */
async function toCustomerView(
  { ports }: CallContext,
  { task, sums }: { readonly task: TaskRow; readonly sums: OrderSums },
  seenByBoth: TaskDetail,
): Promise<TaskDetail> {
  const { connection } = ports.database;
  const detail = { ...seenByBoth, bankReference: await findBankReference(connection, task.id) };
  if (REFUNDED_STATES.includes(task.state)) {
    const refunds = sums.refunds.map(({ to, amountRials }) => ({ to, amountRial: amountRials }));
    return { ...detail, cancellation: { feeRial: sums.feeRials, refunds } };
  }
  const startCode = START_CODE_STATES.includes(task.state) ? task.startCode : null;
  if (!isMoveAllowed('cancel', task.state, 'customer')) return detail;
  const { feeRials, reason, freeUntilMs } = await previewCancellation(connection, task, ports.clock.now());
  const isFree = FREE_REASONS.includes(reason);
  return {
    ...detail,
    startCode,
    cancelTerms: { feeRial: feeRials, freeUntilMs },
    moves: detail.moves.filter((move) => isFree || move !== 'reschedule'),
  };
}

function findContact({ task, customer, worker }: TaskView, reader: Reader): string | null {
  if (!CONTACT_STATES.includes(task.state)) return null;
  if (reader === 'provider') return customer.mobile;
  return reader === 'customer' ? (worker?.mobile ?? null) : null;
}

/** The signed link may be passed on: no phone, no full address, nothing of the home, no name but the first (BEHAVIOUR 1.9). */
function toReduced(detail: TaskDetail): TaskDetail {
  return {
    ...detail,
    deliveryAddress: '',
    deliveryPlace: '',
    deliveryStreet: '',
    deliveryZipCode: null,
    latitude: null,
    longitude: null,
    contactMobile: null,
    userFamily: '',
    userDescription: '',
    descriptionImageUrl: null,
    descriptionAudioUrl: null,
    reviewUrl: null,
  };
}

/** With the times from which its moves are open. The way to the door goes with the street (task-views.ts); name, words and pictures with the work. */
function toProviderView(detail: TaskDetail, task: TaskRow): TaskDetail {
  const opened = { ...detail, moveOpenings: toOpenings(detail, task) };
  const placed = seesStreet(task.state)
    ? opened
    : { ...opened, deliveryZipCode: null, latitude: null, longitude: null };
  if (isProvidersOwn(task.state)) return placed;
  return {
    ...placed,
    userName: '',
    userFamily: '',
    userDescription: '',
    petTypes: [],
    descriptionImageUrl: null,
    descriptionAudioUrl: null,
  };
}

function toOpenings({ moves }: TaskDetail, task: TaskRow): TaskDetail['moveOpenings'] {
  return (moves as OrderMove[]).flatMap((move) => {
    const opensAtMs = toTaskOpensAtMs(move, task);
    return opensAtMs === null ? [] : [{ move, opensAtMs, earlierBy: opensByStartCode(move) ? 'start-code' : null }];
  });
}

async function findDispute(executor: Executor, { id, disputedAt }: TaskRow): Promise<TaskDetail['dispute']> {
  if (disputedAt === null) return null;
  const [dispute] = await executor.select().from(disputes).where(eq(disputes.taskId, id));
  if (!dispute) return null;
  return { reason: dispute.reason, isOpen: dispute.state === 'open', openedAtMs: dispute.openedAt.getTime() };
}

function toReviewUrl({ configuration, ports }: CallContext, taskId: number): string {
  const token = signTaskLink(taskId, ports.clock.now().getTime() + TASK_LINK_MS, requireSessionSecret(configuration));
  return `/my-order-list/taskreview/${taskId}/?token=${token}`;
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
