import { HEAVY_PIECES, type HeavyPiece } from '@/lib/contract/enumerations';
import { answer, preset, sent } from '@/lib/funnel/field';
import type { HomeAccess } from '@/lib/funnel/kinds/moving/quote';
import { isFlag, isNumber, isText, listOf, oneOf, shapeOf } from '@/lib/funnel/stored-checks';

const isAccess = shapeOf<HomeAccess>({ floor: isNumber, hasLift: isFlag });

/** What a removal alone is asked; how many carry is `personCount`. */
export const movingFields = {
  heavyPieces: sent(
    answer(
      listOf(
        shapeOf<{ readonly piece: HeavyPiece; readonly count: number }>({
          piece: oneOf(HEAVY_PIECES),
          count: isNumber,
        }),
      ),
      { isRepeated: true },
    ),
    (pieces) => pieces ?? [],
  ),
  hasPacking: sent(answer(isFlag, { isRepeated: true }), (packs) => packs ?? false),
  originAccess: sent(answer(isAccess, { isRepeated: true })),
  destinationAccess: sent(answer(isAccess, { isRepeated: true })),
  destinationaddrid: sent(answer(isNumber, { parts: ['details'], isRepeated: true })),
  destinationPlace: answer(isText, { fromFormer: ({ destination }) => destination?.locationName ?? null }),
  destinationText: answer(isText, { fromFormer: ({ destination }) => destination?.text ?? null }),
  /** The new address that is being typed is where the removal goes. */
  isDestinationTyped: preset(false, isFlag),
};
