import type { PriceBook } from '@/lib/domain/money/price-book';
import { listExtras, type HomeSize } from '@/lib/funnel/kinds/cleaning/quote';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';
import type { UsualOrder, UsualOrders } from '../server-kind';

const SMALL: HomeSize = { areaM2: 80, roomCount: 2, bathroomCount: 1, windowCount: 4, isFirstDeepClean: false };
const LARGE: HomeSize = { areaM2: 120, roomCount: 3, bathroomCount: 2, windowCount: 6, isFirstDeepClean: false };

/** A small and a large home in the book's first type, and the small one in the second: the regular and the deep. */
export function listUsualOrders(book: PriceBook<'cleaning'>): UsualOrders {
  const [usual, deep] = book.types.map(({ typeId }) => typeId);
  if (usual === undefined) return { orders: [], dearer: [] };
  return {
    orders: [toOrder(usual, SMALL), toOrder(usual, LARGE), ...(deep === undefined ? [] : [toOrder(deep, SMALL)])],
    dearer: [
      { answers: { petTypes: ['dog'] }, describe: (locale) => getWords(locale, 'catalogue').say('usual.dog') },
      ...listExtras(book, usual).map(({ key }) => ({
        answers: { extras: [key] },
        describe: (locale: Locale) => sayLineWord(`clean-extra-${key}`, locale),
      })),
    ],
  };
}

function toOrder(srvcattypeid: number, home: HomeSize): UsualOrder {
  return {
    answers: { srvcattypeid, home },
    describe: (locale) =>
      getWords(locale, 'catalogue').say('usual.home', {
        area: formatNumber(home.areaM2, locale),
        rooms: home.roomCount,
        bathrooms: home.bathroomCount,
        windows: home.windowCount,
      }),
  };
}
