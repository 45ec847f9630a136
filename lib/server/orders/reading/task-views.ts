import { asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Localized } from '@/lib/catalogue/types';
import type { CallAnswer } from '@/lib/contract';
import { mendAddressText } from '@/lib/domain/person/address-text';
import { BID_RETRIES } from '@/lib/domain/constants/bidding';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toTehranDate, toTehranHour } from '@/lib/domain/site/jalali-date';
import type { Interval } from '@/lib/domain/order/delivery-time';
import { listMoves } from '@/lib/domain/order/order-lifecycle';
import { ABSENCES, type Absence } from '@/lib/contract/enumerations';
import type { OrderActor } from '@/lib/domain/order/order-move-shape';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isInContact, isUnsettled } from '@/lib/domain/order/order-states';
import { toPaymentFacts } from '@/lib/domain/money/payment-display';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import { formatClockRange, formatHourRange, formatJalaliDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import {
  categories,
  categoryTypes,
  cities,
  locations,
  providers,
  selectName,
  taskEvents,
  tasks,
  users,
  toVisit,
  type TaskRow,
} from '../../schema';
import { isOpenByAskedHour } from './open-moves';
import { findGradeName } from '../record/grade-name';
import type { Reader } from '../record/reader';
import { toArrivesUntilMs, toHourCount, toListSeparator } from '../record/visit-facts';

export type TaskSummary = NonNullable<CallAnswer<'clean/getlasttask'>['lastTask']>;

const customers = alias(users, 'customers');
const workers = alias(users, 'workers');
const firms = alias(providers, 'firms');
/** The worker of the provider's team to whom the order was handed. */
const comerId = sql`coalesce(${tasks.assigneeId}, ${tasks.providerId})`;

/** An order with the names that its screens need of others. */
export interface TaskView {
  readonly task: TaskRow;
  readonly category: Pick<typeof categories.$inferSelect, 'seopath' | 'grades'>;
  readonly serviceName: Localized;
  readonly serviceTypeName: Localized | null;
  readonly customer: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'mobile'>;
  readonly worker: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'mobile' | 'imageFileId'> | null;
  readonly profile: Pick<typeof providers.$inferSelect, 'workerCode'> | null;
  /** The provider that was ordered, also where somebody of its team comes. */
  readonly firm: Pick<typeof providers.$inferSelect, 'merchantName'> | null;
  readonly absence: Absence | null;
  readonly location: {
    readonly name: Localized;
    readonly cityName: Localized;
    /** Its middle, in degrees of WGS 84. */
    readonly latitude: number;
    readonly longitude: number;
  };
}

const MOST_TASKS = 200;

interface ViewPage {
  readonly limit?: number;
  readonly offset?: number;
  /** The sequence; left out: by the day of the order. */
  readonly order?: 'newest' | 'next-visit';
}

const ORDERS = { newest: [desc(tasks.id)], 'next-visit': [asc(tasks.startsAt), asc(tasks.id)] };

/**
 * A page of a person's orders, with how many there are. A page that is not full says so itself, and only after a full
 * one they are counted.
 */
export async function listTaskPage(
  executor: Executor,
  condition: SQL | undefined,
  {
    pageNumber,
    pageSize,
    order,
  }: { readonly pageNumber: number; readonly pageSize: number; readonly order: ViewPage['order'] },
) {
  const views = await listTaskViews(executor, condition, { limit: pageSize, offset: pageNumber * pageSize, order });
  const isLast = views.length < pageSize && (views.length > 0 || pageNumber === 0);
  if (isLast) return { views, taskCount: pageNumber * pageSize + views.length };
  const [counted] = await executor.select({ taskCount: count() }).from(tasks).where(condition);
  return { views, taskCount: counted?.taskCount ?? 0 };
}

const VIEW = {
  task: tasks,
  category: { seopath: categories.seopath, grades: categories.grades },
  serviceName: selectName(categories),
  serviceTypeName: sql<Localized | null>`${selectName(categoryTypes)}`,
  customer: { firstName: customers.firstName, lastName: customers.lastName, mobile: customers.mobile },
  worker: {
    firstName: workers.firstName,
    lastName: workers.lastName,
    mobile: workers.mobile,
    imageFileId: workers.imageFileId,
  },
  profile: { workerCode: providers.workerCode },
  firm: { merchantName: firms.merchantName },
  // What becomes of the fee comes later on the time line.
  absence: sql<Absence | null>`(SELECT ${taskEvents.move} FROM ${taskEvents} WHERE ${taskEvents.taskId} = ${tasks.id}
    AND ${inArray(taskEvents.move, [...ABSENCES])} ORDER BY ${taskEvents.id} LIMIT 1)`,
  location: {
    name: locations.name,
    cityName: cities.name,
    latitude: locations.latitude,
    longitude: locations.longitude,
  },
};

/**
 * Orders that satisfy a condition on `tasks`. The page's orders are found first: further tables are joined to the page
 * alone, and not to all that it skips.
 */
export function listTaskViews(
  executor: Executor,
  condition: SQL | undefined,
  { limit = MOST_TASKS, offset = 0, order = 'newest' }: ViewPage = {},
): Promise<TaskView[]> {
  const page = executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(condition)
    .orderBy(...ORDERS[order])
    .limit(limit)
    .offset(offset)
    .as('page');
  return (
    executor
      .select(VIEW)
      .from(page)
      .innerJoin(tasks, eq(tasks.id, page.id))
      .innerJoin(categories, eq(categories.id, tasks.categoryId))
      .leftJoin(categoryTypes, eq(categoryTypes.id, tasks.typeId))
      .innerJoin(customers, eq(customers.id, tasks.customerId))
      // The snapshot's neighbourhood: the address itself may have been edited since.
      .innerJoin(locations, sql`${locations.id} = (${tasks.address} ->> 'locationId')::integer`)
      .innerJoin(cities, eq(cities.id, locations.cityId))
      .leftJoin(workers, eq(workers.id, comerId))
      .leftJoin(providers, eq(providers.userId, comerId))
      .leftJoin(firms, eq(firms.userId, tasks.providerId))
      .orderBy(...ORDERS[order])
  );
}

/**
 * City, neighbourhood and the customer's words: a provider needs them to find the door. A home's address is nobody's
 * business before the acceptance, and once the job is over.
 */
function toShownAddress(
  { task, location }: TaskView,
  reader: Reader,
  locale: Locale,
): Pick<TaskSummary, 'deliveryAddress' | 'deliveryPlace' | 'deliveryStreet'> {
  const separator = toListSeparator(locale);
  const place = [location.cityName[locale], location.name[locale]].join(separator);
  if (reader === 'provider' && !isInContact(task.state))
    return { deliveryAddress: place, deliveryPlace: place, deliveryStreet: '' };
  const street = mendAddressText(task.address.text);
  return {
    deliveryAddress: [place, street].join(separator),
    deliveryPlace: place,
    deliveryStreet: street,
  };
}

/** SPEC 3 "Current order summary", in the reader's language. */
export function toTaskSummary(view: TaskView, reader: Reader, locale: Locale): TaskSummary {
  const { task, category, serviceName, serviceTypeName, worker, profile, firm } = view;
  return {
    taskid: task.id,
    reqId: task.requestId,
    reqcode: task.code,
    srvcategoryid: String(task.categoryId),
    srvcattypeid: task.typeId,
    kind: task.kind,
    seopath: category.seopath,
    serviceName: serviceName[locale],
    serviceTypeName: serviceTypeName?.[locale] ?? '',
    gradeName: findGradeName(task, category, locale),
    state: task.state,
    absence: view.absence,
    providerName: worker && toFullName(worker),
    providerImage: worker && toProfileImageUrl(worker.imageFileId),
    providerUserId: task.providerId,
    workerCode: profile?.workerCode ?? null,
    merchantName: firm?.merchantName ?? null,
    ...toShownAddress(view, reader, locale),
    ...toShownTime(task, locale),
    returnVisit: toReturnVisit(task),
    askedHour: reader === 'link' ? null : toAskedHour(task),
    ...toPaymentFacts({ ...task, isUnsettled: isUnsettled(task.state) }),
    priceRial: task.priceRials,
    feeContestUntilMs: reader === 'customer' ? (task.feeDueAt?.getTime() ?? null) : null,
    moves: reader === 'link' ? [] : listOpenMoves(task, reader),
  };
}

/** The shown time of the visit: a chosen hour, or an interval. */
function toShownTime(task: TaskRow, locale: Locale) {
  const startsAtMs = toVisit(task).startsAt.getTime();
  const gDate = toTehranDate(startsAtMs);
  const startHour = toTehranHour(startsAtMs);
  const endHour = startHour + toHourCount(task);
  const arrivesUntilMs = toArrivesUntilMs(task);
  return {
    deliveryJalaliDate: formatJalaliDate(gDate, locale),
    gDate,
    startHour,
    endHour,
    timeRange:
      arrivesUntilMs === null
        ? formatHourRange(startHour, endHour, locale)
        : formatClockRange(startsAtMs, arrivesUntilMs, locale),
    startsAtMs,
    arrivesUntilMs,
  };
}

/** The return of textiles, for as long as their pick-up is booked. */
function toReturnVisit({ detail }: TaskRow): TaskSummary['returnVisit'] {
  return detail?.return ? toShownHours(detail.return) : null;
}

function toAskedHour({ detail, answerDueAt }: TaskRow): TaskSummary['askedHour'] {
  if (!detail?.askedHour || answerDueAt === null) return null;
  return { ...toShownHours(detail.askedHour), answerDueAtMs: answerDueAt.getTime() };
}

function toShownHours({ startsAtMs, endsAtMs }: Interval) {
  const startHour = toTehranHour(startsAtMs);
  const endHour = startHour + Math.round((endsAtMs - startsAtMs) / HOUR_MS);
  return { gDate: toTehranDate(startsAtMs), startHour, endHour, startsAtMs };
}

/** Decided on is a proposal of its own (`priceChange`), which says whether it is open. */
const OF_A_PROPOSAL: readonly OrderMove[] = ['lowerPrice', 'approvePrice', 'refusePrice'];

/** Moves that wait until a claim about the cash is settled. */
const BESIDE_NO_CLAIM: readonly OrderMove[] = ['complete', 'dispute'];

/** A problem is reported once. */
function listOpenMoves(task: TaskRow, reader: OrderActor): OrderMove[] {
  return listMoves(task, reader).filter(
    (move) =>
      !OF_A_PROPOSAL.includes(move) &&
      isOpenByAskedHour(move, task) &&
      (move !== 'dispute' || task.disputedAt === null) &&
      (task.cashOutcome !== 'none' || !BESIDE_NO_CLAIM.includes(move)) &&
      (move !== 'contestFee' || task.feeDueAt !== null) &&
      (move !== 'retryBids' || task.bidRetries < BID_RETRIES),
  );
}
