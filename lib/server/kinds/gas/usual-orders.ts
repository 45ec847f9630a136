import type { PriceBook } from '@/lib/domain/money/price-book';

import { sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';
import type { DearerAnswer, UsualOrders } from '../server-kind';

/** The litres most often ordered for a car. */
const USUAL_LITRES = [20, 40];

/** The first fuel of the book. Another one is named where it costs more. */
export function listUsualOrders({ cities }: PriceBook<'gas'>): UsualOrders {
  const [usual, ...others] = cities[0]?.fuels.map(({ gasTypeEnum }) => gasTypeEnum) ?? [];
  if (usual === undefined) return { orders: [], dearer: [] };
  return {
    orders: USUAL_LITRES.map((litreVolume) => ({
      answers: { vehicleType: 'AUTOMOBILE', gasTypeEnum: usual, litreVolume },
    })),
    dearer: others.map((fuel): DearerAnswer => ({
      answers: { gasTypeEnum: fuel },
      describe: (locale) =>
        getWords(locale, 'catalogue').say('usual.instead', {
          dearer: sayLineWord(`fuels.${fuel}`, locale),
          usual: sayLineWord(`fuels.${usual}`, locale),
        }),
    })),
  };
}
