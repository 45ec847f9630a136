import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import { CallError } from '@/lib/contract/call-error';
import { CLEANING_EXTRAS, PET_TYPES, type CancelRule } from '@/lib/contract/enumerations';
import { CALLS_AFTER_WORK_MS } from '@/lib/domain/constants/messages';
import { TASK_LINK_MS } from '@/lib/domain/constants/orders';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { hasDoorCode, isAccepted, isCalled, isUnfulfilled, isWorkDone } from '@/lib/domain/order/order-states';
import { isVisitShareable } from '@/lib/domain/order/visit-sharing';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import { type OrderSums, previewCancellation, readOrderSums } from '../../money';
import type { Executor } from '../../ports/database';
import { reviewModerations, reviews, tasks, type TaskRow } from '../../schema';
import { requireSessionSecret } from '../../secrets/session-secret';
import { signTaskLink } from '../../session';
import { isRescueAgreed } from '../record/rescue-agreed';
import { listWorkBidding } from './own-bids';
import { readRecipientName } from '../telling/find-visit';
import { readOwnTravel } from './list-travels';
import { wasAsked } from '../matching/next-providers';
import { findBidderAccess, toBidderSummary } from './bidder-view';
import { toCompanysDetail, toHandedFields } from './handed';
import { readCalendarName } from './calendar-name';
import { isHeldBack, isOpenAtDoor, isReschedulingOpen, toReportable } from './open-moves';
import { toMatters } from './matters';
import { toMoneyFields } from './money-fields';
import { toRemovalFields } from './removal-fields';
import { findBankReference, getUserFromIpgRials, toPaymentFields } from '../payments/payment-fields';
import { findCustody } from './custody';
import { findWorkPhotos } from './work-photos';
import { findPriceTerms } from '../parts/price-changes/terms';
import { toPieceLines } from '../record/price-lines';
import { toPetrolFields } from './petrol-fields';
import { toPlaque, toTaskWords } from '../record/task-words';
import { findReader } from './find-reader';
import { toResultFields } from './test-results';
import { readTimeline } from './timeline';
import { toBeforeAcceptance, toProviderReaders, toProviderView } from './provider-view';
import { listTaskViews, toTaskSummary, type TaskView } from './task-views';
import { toHourCount } from '../record/visit-facts';
import type { Reader } from '../record/reader';
import { pick, type TaskDetail, type TaskReader } from './who-reads';

const FREE_RULES: readonly CancelRule[] = ['unassigned', 'just-confirmed', 'early'];

/** An order as its reader may see it. Throws not-found; not-yours for somebody else's or an unpaid one. */
export async function getTaskDetail(context: CallContext, taskId: number): Promise<TaskDetail> {
  return (await readTask(context, taskId)).taskDetail;
}

interface ReadTask {
  readonly task: TaskRow;
  readonly taskDetail: TaskDetail;
  readonly readers: readonly TaskReader[];
}

/** Reads the task with the reader's relation to it. Throws the errors of `getTaskDetail`. */
export async function readTask(context: CallContext, taskId: number): Promise<ReadTask> {
  const [view] = await listTaskViews(context.ports.database.connection, eq(tasks.id, taskId), { limit: 1 });
  if (!view) throw new CallError('not-found');
  const { detail, readers } = await readWhole(context, view);
  return { task: view.task, readers, taskDetail: pick(detail, readers) };
}

interface Whole {
  /** The whole detail, with fields that are not for these readers. */
  readonly detail: TaskDetail;
  readonly readers: readonly TaskReader[];
}

async function readWhole(context: CallContext, view: TaskView): Promise<Whole> {
  const side = await findReader(view, context);
  if (side === 'provider') return readOwnWork(context, view);
  if (side === 'customer') return { detail: await readOwnOrder(context, view), readers: ['customer'] };
  if (side === 'link') return { detail: (await readShared(context, view, 'link')).detail, readers: ['link'] };
  return readBidders(context, view);
}

/** Reads for a provider who may bid on it or has (BEHAVIOUR 6). Throws not-yours. */
async function readBidders(context: CallContext, view: TaskView): Promise<Whole> {
  const { database, clock } = context.ports;
  const { connection } = database;
  const { locale } = context.request;
  const { userId: providerId } = requireActor(context);
  const { task } = view;
  const access = await findBidderAccess(connection, task.id, providerId);
  if (!access) return readFormer(context, view);
  const bidder = { providerId, locale, now: clock.now() };
  const bidding = (await listWorkBidding(connection, [task], bidder)).get(task.id) ?? null;
  const bid = bidding?.ownBid ? { priceRials: bidding.ownBid.price } : null;
  const { detail } = await readShared(context, view, 'link');
  return {
    detail: {
      ...detail,
      ...toBidderSummary(view, { providerId, bid, locale }),
      ...toBeforeAcceptance(detail, view.customer, locale),
      moving: await toRemovalFields(connection, view, { reader: 'bidder', locale }),
      bidding,
      travel: await readOwnTravel(context.ports, task, providerId),
    },
    readers: [access.showsWords ? 'bidder' : 'outbid'],
  };
}

/** Reads for a provider who had the order: another provider has it now. Throws not-yours for all others. */
async function readFormer(context: CallContext, view: TaskView): Promise<Whole> {
  const { userId: providerId } = requireActor(context);
  const { task } = view;
  if (task.providerId === providerId || !(await wasAsked(context.ports.database.connection, task, providerId)))
    throw new CallError('not-yours');
  const { detail } = await readShared(context, view, 'link');
  const summary = toBidderSummary(view, { providerId, bid: task, locale: context.request.locale });
  return { detail: { ...detail, ...summary, state: 'DECLINED' }, readers: ['former'] };
}

/** The fields that only one side is shown, empty. */
const NOTHING_OF_A_SIDE = {
  recipientName: null,
  isRescueAgreed: false,
  calendar: null,
  cancelTerms: null,
  cancellation: null,
  moveOpenings: [],
  startCode: null,
  bidding: null,
  handed: null,
  priceTerms: null,
  travel: null,
};

interface Shared {
  readonly detail: TaskDetail;
  readonly sums: OrderSums;
}

/** The fields that both sides are shown. */
async function readShared(context: CallContext, view: TaskView, reader: Reader): Promise<Shared> {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const { task } = view;
  const readerId = context.actor?.userId ?? null;
  const sums = await readOrderSums(connection, task);
  const timeline = await readTimeline(connection, task.id);
  const now = context.ports.clock.now();
  const detail: TaskDetail = {
    ...toTaskSummary(view, reader, locale),
    ...toPaymentFields(task, await getUserFromIpgRials(connection, task.id)),
    ...toCustomersWords(task),
    plaque: toPlaque(task),
    ...(await toResultFields(connection, task, { reader, now })),
    custody: await findCustody(connection, task, { reader, locale }),
    workPhotos: await findWorkPhotos(connection, task, { reader, readerId }),
    hourCount: toHourCount(task),
    lines: toPieceLines(task.lines, locale),
    timeline,
    ...toCustomerFields(view, { reader, timeline, now }),
    ...(await toPlaceFields(connection, view, { reader, locale })),
    answerDueAtMs: task.answerDueAt?.getTime() ?? null,
    completesAtMs: task.completesAt?.getTime() ?? null,
    ...toMoneyFields({ task, sums }, reader),
    reviewUrl: reader === 'customer' && isWorkDone(task.state) ? toReviewUrl(context, task.id) : null,
    isReviewed: await isReviewed(connection, task.id),
    visitKey: isVisitShareable(task) ? task.visitKey : null,
    ...NOTHING_OF_A_SIDE,
    ...(await toMatters(connection, task, { reader, readerId, locale, now })),
    serverNowMs: now.getTime(),
  };
  return { detail, sums };
}

async function readOwnOrder(context: CallContext, view: TaskView): Promise<TaskDetail> {
  const { detail, sums } = await readShared(context, view, 'customer');
  const calendar = await readCalendarName(context.ports.database.connection, view.task, detail);
  return toCustomerView(context, { task: view.task, sums }, { ...detail, calendar });
}

async function isReviewed(executor: Executor, taskId: number): Promise<boolean> {
  const written = executor.select({ id: reviews.id }).from(reviews).where(eq(reviews.taskId, taskId));
  // A hidden review is out of the table, and was written all the same.
  const taken = executor
    .select({ id: reviewModerations.id })
    .from(reviewModerations)
    .where(eq(reviewModerations.taskId, taskId));
  return (await unionAll(written, taken)).length > 0;
}

async function readOwnWork(context: CallContext, view: TaskView): Promise<Whole> {
  const { task } = view;
  const { detail } = await readShared(context, view, 'provider');
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const provider = { providerId: requireActor(context).userId, locale, now: context.ports.clock.now() };
  const own = await listWorkBidding(connection, [task], provider);
  const isNamed = task.isForRecipient && isAccepted(task.state);
  const recipientName = isNamed ? await readRecipientName(connection, task.id) : null;
  const handed = toHandedFields(view, { userId: provider.providerId, locale });
  // What went into the tank settles the sum of petrol (gas/adddelivery), and nothing else does.
  const mayPropose = task.kind !== 'gas' && isMoveAllowed('proposePrice', task, 'provider');
  const priceTerms = mayPropose ? await findPriceTerms(connection, task, locale) : null;
  const shown = toProviderView({ ...detail, ...handed, priceTerms }, view, locale);
  const travel = await readOwnTravel(context.ports, task, provider.providerId);
  return {
    detail: { ...toCompanysDetail(shown, task, locale), recipientName, bidding: own.get(task.id) ?? null, travel },
    readers: toProviderReaders(task, handed.handed?.isForCompany ?? false),
  };
}

function toCustomerFields(view: TaskView, by: Caller) {
  const { firstName, lastName } = view.customer;
  return { userName: firstName, userFamily: lastName, contactMobile: findContact(view, by) };
}

async function toPlaceFields(executor: Executor, view: TaskView, by: Parameters<typeof toRemovalFields>[2]) {
  const { zipCode, latitude, longitude } = view.task.address;
  return {
    deliveryZipCode: zipCode,
    latitude,
    longitude,
    area: { latitude: view.location.latitude, longitude: view.location.longitude },
    moving: await toRemovalFields(executor, view, by),
    petrol: await toPetrolFields(executor, view.task, by),
  };
}

function toCustomersWords(task: TaskRow) {
  return {
    userDescription: task.description,
    descriptionImageUrl: task.photoFileId === null ? null : toFileUrl(task.photoFileId),
    descriptionAudioUrl: task.voiceFileId === null ? null : toFileUrl(task.voiceFileId),
    ...toTaskWords(task),
    petTypes: PET_TYPES.filter((pet) => toTexts(task.draft.petTypes).includes(pet)),
    extras: CLEANING_EXTRAS.filter((extra) => toTexts(task.draft.extras).includes(extra)),
  };
}

/** Adds the price of cancelling now, or the charged one; the order moves to another hour only while that is 0. */
async function toCustomerView(
  { ports }: CallContext,
  { task, sums }: { readonly task: TaskRow; readonly sums: OrderSums },
  seenByBoth: TaskDetail,
): Promise<TaskDetail> {
  const { connection } = ports.database;
  const bankReference = await findBankReference(connection, task.id);
  const recipientName = task.isForRecipient ? await readRecipientName(connection, task.id) : null;
  const detail = { ...seenByBoth, recipientName, isRescueAgreed: isRescueAgreed(task), bankReference };
  if (isUnfulfilled(task.state)) {
    const refunds = sums.refunds.map(({ to, amountRials }) => ({ to, amountRial: amountRials }));
    return { ...detail, cancellation: { feeRial: sums.feeRials, refunds } };
  }
  // The recipient has the code, and the customer never does (BEHAVIOUR 17).
  const startCode = hasDoorCode(task.state) && !task.isForRecipient ? task.startCode : null;
  const now = ports.clock.now();
  if (!isMoveAllowed('cancel', task, 'customer')) return { ...toReportable(detail, task, now), startCode };
  const { feeRials, reason, freeUntilMs } = await previewCancellation(connection, task, now);
  const isFree = FREE_RULES.includes(reason);
  return {
    ...detail,
    startCode,
    cancelTerms: { feeRial: feeRials, freeUntilMs },
    moves: (detail.moves as OrderMove[]).filter(
      (move) =>
        isReschedulingOpen(move, { task, isFree, ...detail }) &&
        isOpenAtDoor(move, detail) &&
        !isHeldBack(move, { task, now, ...detail }),
    ),
  };
}

interface Caller {
  readonly reader: Reader;
  readonly timeline: TaskDetail['timeline'];
  readonly now: Date;
}

/** People call on the way, at work and for a while after: a key, a bag. Before and later they write. */
function findContact({ task, customer, worker }: TaskView, { reader, timeline, now }: Caller): string | null {
  const doneAtMs = isWorkDone(task.state) ? timeline.find(({ state }) => state === 'DONE')?.atMs : undefined;
  const isJustDone = doneAtMs !== undefined && now.getTime() < doneAtMs + CALLS_AFTER_WORK_MS;
  if (!isCalled(task.state) && !isJustDone) return null;
  if (reader === 'provider') return customer.mobile;
  return reader === 'customer' ? (worker?.mobile ?? null) : null;
}

function toReviewUrl({ configuration, ports }: CallContext, taskId: number): string {
  const token = signTaskLink(taskId, ports.clock.now().getTime() + TASK_LINK_MS, requireSessionSecret(configuration));
  return `/my-order-list/taskreview/${taskId}/?token=${token}`;
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
