import type { PriceBook } from '@/lib/domain/money/price-book';

import { getWords } from '../../words/words';
import type { UsualOrders } from '../server-kind';

/** The size that carpets are sold in most often, in square metres. */
const USUAL_SQUARE_METRES = 12;
const MATERIALS_SHOWN = 2;

/** Two carpets of the book's first material, one of its second. */
export function listUsualOrders({ types }: PriceBook<'carpet'>): UsualOrders {
  const materials = types.filter(({ unit }) => unit === 'square-metre').slice(0, MATERIALS_SHOWN);
  return {
    orders: materials.map(({ typeId }, index) => ({
      answers: {
        srvcattypeid: typeId,
        grade: 'ECO',
        carpets: [{ units: USUAL_SQUARE_METRES, count: MATERIALS_SHOWN - index }],
      },
    })),
    dearer: [{ answers: { grade: 'VIP' }, describe: (locale) => getWords(locale, 'catalogue').say('usual.special') }],
  };
}
