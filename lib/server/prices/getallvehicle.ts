import { defineHandler } from '../handler';
import { findPriceCityId } from './place-city';
import { requireOnlyPriceBook } from './price-book';

export const handler = defineHandler('moving/getallvehicle', async (place, { ports }) => {
  const { connection } = ports.database;
  const cityId = await findPriceCityId(connection, place);
  const book = await requireOnlyPriceBook(connection, { kind: 'moving', cityId }, ports.clock.now());
  return {
    lstVehicle: book.types.map(({ typeId, minimumMovers, maximumMovers, hours, isPacking }) => ({
      srvcattypeid: typeId,
      leastMovers: minimumMovers,
      mostMovers: maximumMovers,
      hourCount: hours,
      isPacking,
    })),
  };
});
