import type { Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toPlateText } from '../../shell/plate-text';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';

function toServiceText({ draft }: Order, { t, locale }: Words): string {
  const parts = [
    draft.carWashLocation === null ? '' : t(`carService.methods.${draft.carWashLocation}.name`),
    toPlateText('AUTOMOBILE', draft.plaque, locale),
  ];
  return parts.filter(Boolean).join(t('listSeparator'));
}

/** Steps 26 and 27, with their edits. */
export const carwash = {
  screens: {
    'car-type': toFetchedScreen(() => import('./car-type').then((module) => module.CarTypeQuestion)),
    'car-service': toFetchedScreen(() => import('./car-service').then((module) => module.CarServiceQuestion)),
  },
  /** How the answers of a car wash read. */
  answers: {
    'car-type': {
      label: 'answers.car-type',
      toText: ({ draft, service }) => service.carBodyTypes.find(({ id }) => id === draft.carTypeId)?.name ?? '',
    },
    'car-service': { label: 'answers.car-service', toText: toServiceText },
  },
} satisfies OrderedKind;
