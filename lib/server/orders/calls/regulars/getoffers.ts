import { and, asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toStartHour } from '@/lib/domain/order/delivery-time';
import { toFullName } from '@/lib/domain/person/full-name';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';

import { isFree } from '../../../availability';
import type { CallContext } from '../../../context';
import { defineHandler, requireActor } from '../../../handler';
import { cities, hourOffers, locations, tasks, users, type TaskRow } from '../../../schema';
import { requireOrderQuote } from '../../placing/order-quote';
import { toOrderPriceRials } from '../../placing/placing';
import { findWorkName, isOpenOffer, toOfferedDraft, toOfferedWish, type HourOfferRow } from './offered-work';

type Offer = CallAnswer<'regular/getoffers'>['lstOffer'][number];

const MOST_LISTED = 10;

/** One whose hour has been taken meanwhile, or whose work has no price any more, is left out. */
export const handler = defineHandler('regular/getoffers', async (_input, context) => {
  const { connection } = context.ports.database;
  const isOwn = and(eq(hourOffers.customerId, requireActor(context).userId), isOpenOffer(context.ports.clock.now()));
  const rows = await connection
    .select({ offer: hourOffers, task: tasks, person: users })
    .from(hourOffers)
    .innerJoin(tasks, eq(tasks.id, hourOffers.taskId))
    .innerJoin(users, eq(users.id, hourOffers.providerId))
    .where(isOwn)
    .orderBy(asc(hourOffers.endsAt))
    .limit(MOST_LISTED);
  const offers = await Promise.all(rows.map((row) => toOffer(context, row)));
  return { lstOffer: offers.filter((offer) => offer !== null) };
});

interface FoundOffer {
  readonly offer: HourOfferRow;
  readonly task: TaskRow;
  readonly person: typeof users.$inferSelect;
}

async function toOffer(context: CallContext, { offer, task, person }: FoundOffer): Promise<Offer | null> {
  const { connection } = context.ports.database;
  const wish = toOfferedWish(task, offer);
  const priceRial = await findPrice(context, task, offer);
  const isStill = await isFree(connection, wish, offer.providerId, context.ports.clock.now().getTime());
  if (!isStill || priceRial === null) return null;
  const startHour = toStartHour(offer.deliveryTimeId);
  return {
    offerid: offer.id,
    taskid: task.id,
    workName: await findWorkName(connection, task, context.request.locale),
    fullname: toFullName(person),
    userImage: toProfileImageUrl(person.imageFileId),
    gDate: offer.gDate,
    deliverytimeid: offer.deliveryTimeId,
    startHour,
    endHour: startHour + wish.hours,
    priceRial,
    paymentWay: task.paymentWay,
    endsAtMs: offer.endsAt.getTime(),
  };
}

async function findPrice({ ports }: CallContext, task: TaskRow, offer: HourOfferRow): Promise<number | null> {
  const { connection } = ports.database;
  const [place] = await connection
    .select({ cityId: cities.id })
    .from(locations)
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(eq(locations.id, task.address.locationId));
  if (!place) return null;
  try {
    const answers = toOfferedDraft(task, offer);
    const priced = { categoryId: task.categoryId, cityId: place.cityId };
    return toOrderPriceRials(await requireOrderQuote(connection, answers, priced, ports));
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
