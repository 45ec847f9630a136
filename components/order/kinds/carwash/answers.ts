import type { AnswerWords, Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';
import { toPlateText } from '../../shell/plate-text';

function toServiceText({ draft }: Order, { t, locale }: Words): string {
  const parts = [
    draft.carWashLocation === null ? '' : t(`carService.methods.${draft.carWashLocation}.name`),
    toPlateText('AUTOMOBILE', draft.plaque, locale),
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
