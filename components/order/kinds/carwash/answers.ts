import { toPlate, toPlateParts } from '@/lib/domain/plate';
import { formatDigits } from '@/lib/i18n/formats';

import type { AnswerWords, Words } from '../../answer-text';
import type { Order } from '../../order-context';

/** U+2066 and U+2069: a plate is read from left to right wherever it stands. */
const isolate = (text: string) => `\u2066${text}\u2069`;

function toServiceText({ draft }: Order, { t, locale }: Words): string {
  const plate = draft.plaque === null ? null : toPlate('AUTOMOBILE', draft.plaque);
  const parts = [
    draft.carWashLocation === null ? '' : t(`carService.methods.${draft.carWashLocation}.name`),
    plate === null ? '' : isolate(toPlateParts(formatDigits(plate, locale)).join(' ')),
  ];
  return parts.filter(Boolean).join(t('listSeparator'));
}

/** How the answers of a car wash read. */
export const carwashAnswers = {
  'car-type': {
    label: 'answers.car-type',
    toText: ({ draft, service }) => service.carBodyTypes.find(({ id }) => id === draft.carTypeId)?.name ?? '',
  },
  'car-service': { label: 'answers.car-service', toText: toServiceText },
} satisfies Record<string, AnswerWords>;
