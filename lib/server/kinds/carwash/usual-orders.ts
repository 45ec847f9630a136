import type { PriceBook } from '@/lib/domain/money/price-book';
import type { Locale } from '@/lib/i18n/locales';

import { sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';
import type { DearerAnswer, UsualOrders } from '../server-kind';

const USUAL_BODY = 'saloon';
const LARGER_BODIES = ['crossover', 'large-suv', 'van'];
/** Kinds of wash in the book. Not every one of them can fetch the car: the first can. */
const USUAL_WASHES = ['waterWash', 'interior', 'detailing'];

export function listUsualOrders({ bodies, types }: PriceBook<'carwash'>): UsualOrders {
  const usual = bodies.find(({ key }) => key === USUAL_BODY);
  if (!usual) return { orders: [], dearer: [] };
  const washes = USUAL_WASHES.flatMap((wash) => types.find(({ key }) => key === wash) ?? []);
  const larger = LARGER_BODIES.flatMap((body) => bodies.find(({ key }) => key === body) ?? []);
  return {
    orders: washes.map(({ typeId }) => ({
      answers: { srvcattypeid: typeId, carTypeId: usual.bodyTypeId, carWashLocation: 'on-site' },
    })),
    dearer: [
      ...larger.map(({ bodyTypeId, key }): DearerAnswer => ({
        answers: { carTypeId: bodyTypeId },
        describe: (locale) => sayInstead(`bodies.${key}`, `bodies.${USUAL_BODY}`, locale),
      })),
      {
        answers: { carWashLocation: 'collect' },
        describe: (locale) => sayLineWord('carwash-collect', locale),
      },
    ],
  };
}

function sayInstead(dearer: string, usual: string, locale: Locale): string {
  const params = { dearer: sayLineWord(dearer, locale), usual: sayLineWord(usual, locale) };
  return getWords(locale, 'catalogue').say('usual.instead', params);
}
