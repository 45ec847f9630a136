import { HEAVY_PIECES, type HeavyPiece } from '@/lib/contract/enumerations';
import { answer, preset, sent } from '@/lib/funnel/field';
import type { HomeAccess } from '@/lib/funnel/kinds/moving/quote';
import { isFlag, isNumber, isText, listOf, oneOf, shapeOf } from '@/lib/funnel/stored-checks';
import {
  ADDRESS_WITH_LOGIN,
  BIDS,
  CHOSEN_BID,
  CLOSING,
  DATE_TIME,
  DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';

const isAccess = shapeOf<HomeAccess>({ floor: isNumber, hasLift: isFlag });

/** A removal's own fields; the number of movers is `personCount`. */
const fields = {
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

/** A removal: from one home to another, for bids. */
export const moving = {
  fields,
  /**
   * 1 → 2 (vehicle) → 34 → (L) 3 → 4 → 5 → 7 → 8 → 9 → 6 (BEHAVIOUR 3). Step 1 asks for the service, so its types are
   * the vehicles of 2.
   */
  flow: [
    // Each vehicle takes so many movers.
    { ...SERVICE_TYPE, step: STEPS.gradeServices, clears: [...SERVICE_TYPE.clears, 'movers'] },
    {
      step: STEPS.autobarWorkerNumber,
      question: 'movers',
      isAnswered: (draft) => draft.personCount !== null,
      clears: ['price'],
    },
    {
      ...ADDRESS_WITH_LOGIN,
      question: 'moving-addresses',
      isAnswered: (draft) =>
        ADDRESS_WITH_LOGIN.isAnswered(draft) &&
        draft.destinationaddrid !== null &&
        draft.originAccess !== null &&
        draft.destinationAccess !== null,
    },
    DATE_TIME,
    DESCRIPTION,
    BIDS,
    CHOSEN_BID,
    ...CLOSING,
  ],
  place: 'handyman/addhandymanrequest',
  providers: null,
  price: null,
} as const satisfies FunnelKind<typeof fields>;
