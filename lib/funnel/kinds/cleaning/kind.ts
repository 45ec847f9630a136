import { CLEANING_EXTRAS, PET_TYPES } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import type { HomeSize } from '@/lib/funnel/kinds/cleaning/quote';
import { isFlag, isNumber, isText, listOf, oneOf, shapeOf } from '@/lib/funnel/stored-checks';
import {
  ADDRESS_WITH_LOGIN,
  CHOSEN_PROVIDER,
  CLOSING,
  DATE_TIME,
  OPTIONAL_DESCRIPTION,
  SERVICE_TYPE,
} from '@/lib/funnel/common-steps';
import type { FunnelKind } from '@/lib/funnel/kind';
import { STEPS } from '@/lib/funnel/steps';

/** The size of a home while it is being typed. */
export interface SizeForm extends Omit<HomeSize, 'areaM2'> {
  readonly areaM2: string;
  readonly floorCount: string;
}

const COUNTS = { roomCount: isNumber, bathroomCount: isNumber, windowCount: isNumber, isFirstDeepClean: isFlag };

function toSizeForm({ areaM2, ...counts }: HomeSize): SizeForm {
  return { ...counts, areaM2: String(areaM2), floorCount: '' };
}

/** A cleaning's fields: its hours, given or computed from the home, the animals there, and the extras. */
const fields = {
  cleaningHours: sent(answer(isNumber, { isRepeated: true })),
  home: sent(answer(shapeOf<HomeSize>({ areaM2: isNumber, ...COUNTS }), { isRepeated: true })),
  petTypes: sent(answer(listOf(oneOf(PET_TYPES)), { isRepeated: true }), (pets) => pets ?? []),
  extras: sent(answer(listOf(oneOf(CLEANING_EXTRAS)), { isRepeated: true }), (extras) => extras ?? []),
  /** Whether the hours are said, or come from the size of the home. */
  detailsMode: answer(oneOf(['hours', 'size']), { fromFormer: ({ draft }) => (draft.home ? 'size' : 'hours') }),
  sizeForm: answer(shapeOf<SizeForm>({ areaM2: isText, floorCount: isText, ...COUNTS }), {
    fromFormer: ({ draft }) => (draft.home ? toSizeForm(draft.home) : null),
  }),
};

/** A cleaning: a number of hours, or a home from which they are computed. */
export const cleaning = {
  fields,
  /** 1 → 22 → 23 → (L) 3 → 4 → (5) → 8 → 9 → 6 (BEHAVIOUR 3). */
  flow: [
    SERVICE_TYPE,
    {
      step: STEPS.cleanDetails,
      question: 'cleaning-details',
      isAnswered: (draft) => draft.cleaningHours !== null || draft.home !== null,
      clears: ['price'],
    },
    {
      step: STEPS.cleanPetSelect,
      question: 'pets',
      isAnswered: (draft) => draft.petTypes !== null,
      clears: ['price'],
    },
    ADDRESS_WITH_LOGIN,
    DATE_TIME,
    OPTIONAL_DESCRIPTION,
    CHOSEN_PROVIDER,
    ...CLOSING,
  ],
  place: 'clean/addcleanrequest',
  providers: 'serviceprovider/filterserviceprovider',
  price: {
    call: 'clean/getcleanprice',
    by: ['cleaningHours', 'home', 'petTypes', 'extras'],
    // A visit has a price as soon as its hours are said, or the size of the home.
    isReady: ({ cleaningHours, home }) => cleaningHours !== null || home !== null,
  },
} as const satisfies FunnelKind<typeof fields>;
