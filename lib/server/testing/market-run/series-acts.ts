import { eq, ne } from 'drizzle-orm';

import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { addDays } from '@/lib/domain/site/jalali-date';

import { series } from '../../schema';
import type { Act, Acts } from './acts';
import type { World } from './world';

/** A series that goes on, and one of its next visits. */
async function pickVisit(world: World) {
  const { dice, service } = world;
  const rows = await service.context.ports.database.connection
    .select({ seriesid: series.id, customerId: series.customerId })
    .from(series)
    .where(ne(series.state, 'ended'))
    .orderBy(series.id);
  if (rows.length === 0) return null;
  const { seriesid, customerId } = dice.pick(rows);
  const { lstSeries } = await service.call('series/getseries', {}, { as: customerId });
  const visits = lstSeries.find((one) => one.seriesid === seriesid)?.lstVisit ?? [];
  return visits.length === 0 ? null : { seriesid, customerId, visitDate: dice.pick(visits).visitDate };
}

const skip: Act = async (world) => {
  const found = await pickVisit(world);
  if (!found) return;
  const { customerId, ...visit } = found;
  await world.call('series/moveseries', { ...visit, act: 'skip' }, customerId);
};

const move: Act = async (world) => {
  const found = await pickVisit(world);
  if (!found) return;
  const { dice } = world;
  const { customerId, ...visit } = found;
  const to = {
    gDate: addDays(visit.visitDate, 1 + dice.below(3)),
    deliverytimeid: toDeliveryTimeId(8 + dice.below(9)),
    scope: dice.pick(['one', 'one', 'further'] as const),
  };
  await world.call('series/moveseries', { ...visit, act: 'move', ...to }, customerId);
};

const pause: Act = async (world) => {
  const found = await pickVisit(world);
  if (!found) return;
  const { customerId, ...visit } = found;
  const gDate = addDays(visit.visitDate, 7 * (1 + world.dice.below(3)));
  await world.call('series/moveseries', { ...visit, act: 'pause', gDate }, customerId);
};

const end: Act = async (world) => {
  const found = await pickVisit(world);
  if (!found) return;
  const { customerId, ...visit } = found;
  await world.call('series/moveseries', { ...visit, act: 'end' }, customerId);
};

/** The house asks for a higher price, to which the customer agrees or not. */
const raisePrice: Act = async (world) => {
  const found = await pickVisit(world);
  if (!found) return;
  const { seriesid, customerId } = found;
  const { database, clock } = world.service.context.ports;
  const [row] = await database.connection.select().from(series).where(eq(series.id, seriesid));
  const [first, ...others] = row?.lines ?? [];
  if (!row || !first || row.askedPriceRials !== null) return;
  const asked = {
    askedLines: [{ ...first, amountRials: first.amountRials + 100_000 }, ...others],
    askedPriceRials: row.priceRials + 100_000,
    askedAt: clock.now(),
  };
  await database.connection.update(series).set(asked).where(eq(series.id, seriesid));
  if (world.dice.percent(70)) await world.call('series/moveseries', { seriesid, act: 'agree' }, customerId);
};

/** Customers' acts on cleanings that come again. */
export const SERIES_ACTS: Acts = {
  skipVisit: { weight: 2, act: skip },
  moveVisit: { weight: 2, act: move },
  pauseSeries: { weight: 1, act: pause },
  endSeries: { weight: 1, act: end },
  raiseSeriesPrice: { weight: 1, act: raisePrice },
};
