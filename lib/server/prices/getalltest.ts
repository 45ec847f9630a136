import { toPiecePicture } from '@/lib/domain/kind/piece-picture';
import { listContained } from '@/lib/domain/kind/test-panels';

import { defineHandler } from '../handler';
import { sayLineWord } from '../words/line-word';
import { findPriceCityId } from './place-city';
import { requireOnlyPriceBook } from './price-book';

export const handler = defineHandler('testing/getalltest', async ({ srvcattypeid, ...place }, { ports, request }) => {
  const { connection } = ports.database;
  const cityId = await findPriceCityId(connection, place);
  const book = await requireOnlyPriceBook(connection, { kind: 'testing', cityId }, ports.clock.now());
  const rates = new Map(book.cities.flatMap((city) => city.rates).map((rate) => [rate.testId, rate.amountRials]));
  const tests = book.tests.filter(({ typeId }) => typeId === srvcattypeid);
  return {
    lstTest: tests.flatMap(({ testId, key, fastingHours }) => {
      const priceRial = rates.get(testId);
      if (priceRial === undefined) return [];
      const say = (part: string) => sayLineWord(`tests.${key}.${part}`, request.locale);
      const lstContained = listContained({ testId, key }, tests).map((test) => test.testId);
      return [
        {
          testId,
          testName: say('name'),
          description: say('description'),
          iconUrl: toPiecePicture(key),
          fastingHours,
          lstContained,
          priceRial,
        },
      ];
    }),
    visitFeeRial: book.cities[0]?.visitFeeRials ?? 0,
  };
});
