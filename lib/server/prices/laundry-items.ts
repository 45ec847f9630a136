import type { CallAnswer } from '@/lib/contract';
import { SERVICE_GRADES, type ServiceGrade } from '@/lib/contract/enumerations';
import { toPiecePicture } from '@/lib/domain/kind/piece-picture';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { Locale } from '@/lib/i18n/locales';

import { sayLineWord } from '../words/line-word';

interface ItemSearch {
  /** Null for both. */
  readonly grade: ServiceGrade | null;
  /** Null for all. */
  readonly typeId: number | null;
  readonly locale: Locale;
}

/** The items of a city's book, each once a grade that takes it. */
export function listItems(
  book: PriceBook<'laundry'>,
  { grade, typeId, locale }: ItemSearch,
): CallAnswer<'laundry/getallitembygrade'> {
  const city = book.cities[0];
  const grades = SERVICE_GRADES.filter((known) => grade === null || known === grade);
  const items = book.items.filter((item) => typeId === null || item.typeId === typeId);
  return {
    lstItem: items.flatMap((item) =>
      grades.flatMap((serviceGrade) => {
        const priceRial = city?.rates.find(({ itemId }) => itemId === item.itemId)?.[serviceGrade] ?? null;
        if (priceRial === null) return [];
        const itemName = sayLineWord(`laundryItems.${item.key}`, locale);
        const { itemId, key, typeId: srvcattypeid } = item;
        return [{ itemId, itemName, iconUrl: toPiecePicture(key), serviceGrade, priceRial, srvcattypeid }];
      }),
    ),
    minimumOrderRial: city?.minimumOrderRials ?? 0,
  };
}
