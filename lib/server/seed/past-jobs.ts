import { desc, eq, sql } from 'drizzle-orm';

import type { ServiceKind } from '@/lib/contract/enumerations';
import { orderDraft } from '@/lib/contract/order-draft';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { getMove } from '@/lib/domain/order/order-lifecycle';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { NO_TYPE_ID } from '@/lib/domain/kind/service-kind';

import { captureBankMoney, releaseToProvider } from '../money';
import { withFreeCode } from '../orders';
import type { Transaction } from '../ports/database';
import {
  cities,
  locations,
  paymentAttempts,
  providers,
  reviews,
  taskEvents,
  tasks,
  toVisit,
  type AddressSnapshot,
  type OrderLine,
  type TaskRow,
} from '../schema';

export interface PastJob {
  readonly providerId: number;
  readonly customerId: number;
  readonly addressId: number;
  readonly locationId: number;
  readonly cityId: number;
  readonly provinceId: number;
  readonly categoryId: number;
  /** NO_TYPE_ID for petrol. */
  readonly typeId: number;
  readonly kind: ServiceKind;
  /** The parts of the kind's own quote. */
  readonly quote: { readonly lines: readonly OrderLine[]; readonly priceRials: number; readonly needHours: number };
  /** Null where nobody wrote one. */
  readonly review: { readonly stars: number; readonly text: string } | null;
  readonly daysAgo: number;
}

const START_HOUR = 9;
interface PastMove {
  readonly move: OrderMove;
  readonly afterHours: number;
}

/** Textiles came back three days after they were picked up. */
const RETURN_AFTER_HOURS = 72;
const TEXTILE_WAY: readonly PastMove[] = [
  { move: 'pickUp', afterHours: 0 },
  { move: 'process', afterHours: 4 },
  { move: 'bringBack', afterHours: RETURN_AFTER_HOURS - 1 },
  { move: 'handBack', afterHours: RETURN_AFTER_HOURS },
];

/** The moves of a job that went well, and when each was made, in hours after the visit began. */
const toWay = (kind: ServiceKind, hours: number): readonly PastMove[] => [
  { move: 'pay', afterHours: -48 },
  { move: 'accept', afterHours: -47 },
  { move: 'depart', afterHours: -1 },
  ...(isOfKind(kind, { isTextile: true })
    ? TEXTILE_WAY
    : [
        { move: 'start' as const, afterHours: 0 },
        { move: 'finish' as const, afterHours: hours },
      ]),
  { move: 'complete', afterHours: hours + 1 },
];

/**
 * A job that was paid at the bank, done and completed some time ago, with its review. Its money is in the ledger like
 * any other's.
 */
export async function addPastJob(transaction: Transaction, job: PastJob, now: Date): Promise<void> {
  const startsAt = new Date(toInstantMs(addDays(toTehranDate(now.getTime()), -job.daysAgo), START_HOUR));
  const task = await writeTask(transaction, job, startsAt);
  const hours = job.quote.needHours;
  const events = toWay(job.kind, hours).map(({ move, afterHours }) => ({
    taskId: task.id,
    state: getMove(move).to ?? task.state,
    move,
    actorId: null,
    at: afterStart(startsAt, afterHours),
  }));
  await transaction.insert(taskEvents).values(events);
  await payAndRelease(transaction, task, { startsAt, hours });
  if (!job.review) return;
  await transaction.insert(reviews).values({
    taskId: task.id,
    providerId: job.providerId,
    customerId: job.customerId,
    ...job.review,
    reasons: [],
    createdAt: afterStart(startsAt, hours + 2),
    updatedAt: afterStart(startsAt, hours + 2),
  });
}

/**
 * Books the provider's last customer again, so that the samples have work in the present week. Call it after the
 * sample payouts: none of them may pay for a later job.
 */
export async function repeatLastJob(
  transaction: Transaction,
  providerId: number,
  { daysAgo, now }: { readonly daysAgo: number; readonly now: Date },
): Promise<void> {
  const [last] = await transaction
    .select()
    .from(tasks)
    .where(eq(tasks.providerId, providerId))
    .orderBy(desc(tasks.startsAt))
    .limit(1);
  const { locationId = 0, cityId = 0 } = last?.address ?? {};
  const [city] = await transaction.select({ provinceId: cities.provinceId }).from(cities).where(eq(cities.id, cityId));
  if (!last || !city) throw new Error(`Sample provider ${providerId} has no finished job`);
  const { customerId, addressId, categoryId, typeId, kind, lines, priceRials } = last;
  const { startsAt, endsAt } = toVisit(last);
  const needHours = (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;
  const place = { addressId: addressId ?? 0, locationId, cityId, provinceId: city.provinceId };
  const job = { customerId, categoryId, typeId: typeId ?? NO_TYPE_ID, kind, quote: { lines, priceRials, needHours } };
  await addPastJob(transaction, { ...job, ...place, providerId, review: null, daysAgo }, now);
  await transaction
    .update(providers)
    .set({ doneTaskCount: sql`${providers.doneTaskCount} + 1` })
    .where(eq(providers.userId, providerId));
}

/** The sums of a provider's completed jobs. */
export async function countPastJobs(
  transaction: Transaction,
  providerId: number,
  stars: readonly number[],
): Promise<void> {
  const ratingSum = stars.reduce((sum, count) => sum + count, 0);
  await transaction
    .update(providers)
    .set({ ratingSum, ratingCount: stars.length, doneTaskCount: stars.length })
    .where(eq(providers.userId, providerId));
}

async function writeTask(transaction: Transaction, job: PastJob, startsAt: Date): Promise<TaskRow> {
  const { providerId, customerId, addressId, kind, categoryId, typeId, quote } = job;
  const { lines, priceRials, needHours } = quote;
  const paidAt = afterStart(startsAt, -48);
  const address = await toSnapshot(transaction, job);
  const isTextile = isOfKind(kind, { isTextile: true });
  return withFreeCode((code) =>
    transaction
      .insert(tasks)
      .values({
        code,
        kind,
        categoryId,
        typeId: typeId === NO_TYPE_ID ? null : typeId,
        customerId,
        providerId,
        addressId,
        state: 'COMPLETED',
        draft: toDraft(job, startsAt),
        grade: isTextile || kind === 'upholstery' ? 'ECO' : null,
        detail: isTextile ? toReturn(startsAt, needHours) : null,
        lines,
        address,
        startsAt,
        endsAt: afterStart(startsAt, needHours),
        priceRials,
        payableRials: priceRials,
        paymentWay: 'online',
        paidAt,
        createdAt: new Date(paidAt.getTime() - DAY_MS),
        updatedAt: afterStart(startsAt, needHours + 1),
      })
      .onConflictDoNothing({ target: tasks.code })
      .returning(),
  );
}

/** The answers of a cleaning's order, which its customer can order again. The other kinds' customers cannot log in. */
function toDraft(
  { kind, categoryId, typeId, addressId, locationId, quote }: PastJob,
  startsAt: Date,
): TaskRow['draft'] {
  if (kind !== 'cleaning') return {};
  return orderDraft.parse({
    serviceEnum: kind,
    srvcategoryid: categoryId,
    srvcattypeid: typeId,
    cleaningHours: quote.needHours,
    deliveryaddrid: addressId,
    locationid: locationId,
    deliverytimeid: toDeliveryTimeId(START_HOUR),
    gDate: toTehranDate(startsAt.getTime()),
  });
}

function toReturn(startsAt: Date, hours: number) {
  const startsAtMs = afterStart(startsAt, RETURN_AFTER_HOURS).getTime();
  return { return: { startsAtMs, endsAtMs: startsAtMs + hours * HOUR_MS } };
}

async function toSnapshot(
  transaction: Transaction,
  { locationId, cityId, provinceId }: PastJob,
): Promise<AddressSnapshot> {
  const [location] = await transaction.select().from(locations).where(eq(locations.id, locationId));
  return {
    name: 'خانه',
    text: location?.name.fa ?? '',
    zipCode: null,
    locationId,
    cityId,
    provinceId,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  };
}

async function payAndRelease(
  transaction: Transaction,
  task: TaskRow,
  { startsAt, hours }: { readonly startsAt: Date; readonly hours: number },
): Promise<void> {
  const paidAt = afterStart(startsAt, -48);
  const [attempt] = await transaction
    .insert(paymentAttempts)
    .values({
      taskId: task.id,
      gatewayId: 'test-bank',
      authority: `SAMPLE-${task.id}`,
      amountRials: task.priceRials,
      state: 'paid',
      referenceId: String(task.id),
      createdAt: paidAt,
      settledAt: paidAt,
    })
    .returning({ id: paymentAttempts.id });
  await captureBankMoney(transaction, { task, attemptId: attempt?.id ?? 0, amountRials: task.priceRials, now: paidAt });
  await releaseToProvider(transaction, task, { now: afterStart(startsAt, hours + 1) });
}

function afterStart(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() + hours * HOUR_MS);
}
