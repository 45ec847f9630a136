import { toPlateText } from '../../shell/plate-text';
import { toPlaceText, type AnswerWords, type Words } from '../../shell/answer-text';
import type { Order } from '../../state/order-context';

function toVehicleText({ draft }: Order, { t, locale }: Words): string {
  if (draft.vehicleType === null) return '';
  const parts = [t(`gas.vehicles.${draft.vehicleType}`), toPlateText(draft.vehicleType, draft.plaque, locale)];
  return parts.filter(Boolean).join(t('listSeparator'));
}

/** How the answers of an order of petrol read. */
export const gasAnswers = {
  'truck-location': {
    label: 'answers.truck-location',
    toText: ({ draft }: Order, { t }: Words) =>
      toPlaceText([
        draft.locationName,
        draft.carPlace,
        draft.truckNumber === null ? null : t('gas.truck', { number: draft.truckNumber }),
      ]),
  },
  vehicle: { label: 'answers.vehicle', toText: toVehicleText },
  fuel: {
    label: 'answers.fuel',
    toText: ({ draft }: Order, { t }: Words) =>
      draft.litreVolume === null ? '' : t('gas.litreCount', { count: draft.litreVolume }),
  },
} satisfies Record<string, AnswerWords>;
