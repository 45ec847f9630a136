import { quoteCarWash } from '@/lib/funnel/kinds/carwash/quote';
import { quoteCleaning } from '@/lib/funnel/kinds/cleaning/quote';
import { quoteGas } from '@/lib/funnel/kinds/gas/quote';
import { quoteCarpet } from '@/lib/funnel/kinds/carpet/quote';
import { quoteLaundry } from '@/lib/funnel/kinds/laundry/quote';
import { quoteMedicalTests } from '@/lib/funnel/kinds/medical-tests/quote';
import { quoteUpholstery } from '@/lib/funnel/kinds/upholstery/quote';
import { NO_TYPE_ID } from '@/lib/domain/kind/service-kind';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { ServiceKind } from '@/lib/contract/enumerations';

import type { Transaction } from '../ports/database';
import { findPriceBook } from '../prices';
import { categories, categoryTypes } from '../schema';
import type { PastJob } from './past-jobs';

const CLEANING_HOURS = 4;
const SALOON_ID = 2;
const LAUNDRY_PIECES = 8;
const CARPET_M2 = 12;
const SOFA_SEATS = 7;

const USUAL_LITRES = 30;

type PricedJob = Pick<PastJob, 'kind' | 'categoryId' | 'quote'>;

/**
 * The price of a completed job of a type in a city, by the quote that prices orders of its kind. Throws for a kind that
 * no sample tells of yet.
 */
export async function readPastPrices(
  transaction: Transaction,
  cityId: number,
  now: Date,
): Promise<(typeId: number) => PricedJob> {
  const kinds = await transaction.select({ id: categories.id, kind: categories.kind }).from(categories);
  const types = await transaction
    .select({ id: categoryTypes.id, categoryId: categoryTypes.categoryId, kind: categoryTypes.kind })
    .from(categoryTypes);
  const findBook = <Kind extends ServiceKind>(kind: Kind) =>
    findPriceBook(
      transaction,
      { kind, categoryId: kinds.find((category) => category.kind === kind)?.id ?? 0, cityId },
      now,
    );
  const [gas, cleaning, laundry, carpet, carwash, testing] = [
    await findBook('gas'),
    await findBook('cleaning'),
    await findBook('laundry'),
    await findBook('carpet'),
    await findBook('carwash'),
    await findBook('testing'),
  ];
  const quoteType = (kind: ServiceKind | undefined, typeId: number) => {
    if (kind === 'cleaning' && cleaning)
      return quoteCleaning({ typeId, cityId, cleaningHours: CLEANING_HOURS, home: null, petTypes: [] }, cleaning);
    if (kind === 'gas' && gas) return quoteUsualTank(cityId, gas);
    if (kind === 'carwash' && carwash)
      return quoteCarWash({ typeId, cityId, bodyTypeId: SALOON_ID, method: 'on-site' }, carwash);
    const item = laundry?.items.find((known) => known.typeId === typeId);
    if (kind === 'laundry' && laundry && item) {
      const clothes = [{ itemId: item.itemId, count: LAUNDRY_PIECES }];
      return quoteLaundry({ typeId, cityId, grade: 'ECO', clothes }, laundry);
    }
    if (kind === 'carpet' && carpet)
      return quoteCarpet({ typeId, cityId, grade: 'ECO', carpets: [{ units: CARPET_M2, count: 1 }] }, carpet);
    // A sofa is priced in the carpets' book.
    if (kind === 'upholstery' && carpet)
      return quoteUpholstery(
        { typeId, cityId, grade: 'ECO', upholstery: [{ piece: 'seat', count: SOFA_SEATS }] },
        carpet,
      );
    const test = testing?.tests.find((known) => known.typeId === typeId);
    if (kind === 'testing' && testing && test)
      return quoteMedicalTests({ typeId, cityId, testIds: [test.testId], personCount: 1 }, testing);
    return null;
  };
  return (typeId) => {
    const type = types.find(({ id }) => id === typeId);
    const categoryId = typeId === NO_TYPE_ID ? kinds.find(({ kind }) => kind === 'gas')?.id : type?.categoryId;
    const kind = type?.kind ?? kinds.find(({ id }) => id === categoryId)?.kind;
    const quote = quoteType(kind, typeId);
    if (categoryId === undefined || kind === undefined || !quote)
      throw new Error(`Nothing says what a finished job of type ${typeId} cost in city ${cityId}.`);
    return { kind, categoryId, quote };
  };
}

function quoteUsualTank(cityId: number, book: PriceBook<'gas'>) {
  const tank = { cityId, gasTypeEnum: 'REGULAR', litres: USUAL_LITRES, vehicleType: 'AUTOMOBILE' } as const;
  const quote = quoteGas(tank, book);
  return quote && { ...quote, needHours: 1 };
}
