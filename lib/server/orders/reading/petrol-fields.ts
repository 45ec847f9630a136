import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { repeatableAnswers } from '@/lib/contract/order-draft';
import { isProvidersOwn } from '@/lib/domain/order/order-states';
import type { Locale } from '@/lib/i18n/locales';

import { findCarBrand, toBrandName } from '../../catalogue';
import type { Executor } from '../../ports/database';
import { trucks, type TaskRow } from '../../schema';
import { getWords } from '../../words/words';
import { findDeliveredLitres } from '../record/delivered-litres';
import type { Reader } from '../record/reader';

type Petrol = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['petrol']>;

const petrolWords = repeatableAnswers
  .pick({ vehicleType: true, autoBrandId: true, gasTypeEnum: true, litreVolume: true })
  .partial();

/**
 * The truck, the fuel and the vehicle of an order. Null for every other order, a passed-on link, and a driver who no
 * longer has the work.
 */
export async function toPetrolFields(
  executor: Executor,
  task: TaskRow,
  { reader, locale }: { readonly reader: Reader | 'bidder'; readonly locale: Locale },
): Promise<Petrol | null> {
  if (task.kind !== 'gas' || reader === 'link') return null;
  if (reader === 'provider' && !isProvidersOwn(task.state) && task.state !== 'AWAITING_PROVIDER') return null;
  const { vehicleType, autoBrandId, gasTypeEnum, litreVolume } = petrolWords.parse(task.draft);
  const [truck] = await executor
    .select({ truckId: trucks.id, truckNumber: trucks.number })
    .from(trucks)
    .where(eq(trucks.driverId, task.providerId ?? 0));
  const brand = findCarBrand(autoBrandId);
  return {
    truckId: truck?.truckId ?? null,
    truckNumber: truck?.truckNumber ?? '',
    vehicleType: vehicleType ?? 'AUTOMOBILE',
    autoBrandName: brand ? toBrandName(brand, locale) : '',
    gasTypeEnum: gasTypeEnum ?? '',
    gasTypeName: toFuelName(gasTypeEnum ?? '', locale),
    litreVolume: litreVolume ?? 0,
    deliveredLitres: findDeliveredLitres(task),
    litreRial: toLitreRials(task),
  };
}

/** The fuel's name in the reader's language; empty for one without words. */
export function toFuelName(gasTypeEnum: string, locale: Locale): string {
  const words = getWords(locale, 'price-lines');
  const key = `fuels.${gasTypeEnum}`;
  return words.has(key) ? words.say(key) : '';
}

/** The price of one litre when it was ordered. */
export function toLitreRials({ lines }: Pick<TaskRow, 'lines'>): number {
  return Number(lines.find(({ key }) => key === 'petrol')?.params.litreRials ?? 0);
}
