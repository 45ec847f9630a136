import { PET_TYPES } from '@/lib/contract/enumerations';
import { answer, sent } from '@/lib/funnel/field';
import type { HomeSize } from '@/lib/funnel/kinds/cleaning/quote';
import { isFlag, isNumber, isText, listOf, oneOf, shapeOf } from '@/lib/funnel/stored-checks';

/** The size of a home while it is being typed. */
export interface SizeForm extends Omit<HomeSize, 'areaM2'> {
  readonly areaM2: string;
  readonly floorCount: string;
}

const COUNTS = { roomCount: isNumber, bathroomCount: isNumber, windowCount: isNumber, isFirstDeepClean: isFlag };

function toSizeForm({ areaM2, ...counts }: HomeSize): SizeForm {
  return { ...counts, areaM2: String(areaM2), floorCount: '' };
}

/** What a cleaning asks: how long it takes, said or worked out from the home, and which animals live there. */
export const cleaningFields = {
  cleaningHours: sent(answer(isNumber, { isRepeated: true })),
  home: sent(answer(shapeOf<HomeSize>({ areaM2: isNumber, ...COUNTS }), { isRepeated: true })),
  petTypes: sent(answer(listOf(oneOf(PET_TYPES)), { isRepeated: true }), (pets) => pets ?? []),
  /** Whether the hours are said, or come from the size of the home. */
  detailsMode: answer(oneOf(['hours', 'size']), { fromFormer: ({ draft }) => (draft.home ? 'size' : 'hours') }),
  sizeForm: answer(shapeOf<SizeForm>({ areaM2: isText, floorCount: isText, ...COUNTS }), {
    fromFormer: ({ draft }) => (draft.home ? toSizeForm(draft.home) : null),
  }),
};
