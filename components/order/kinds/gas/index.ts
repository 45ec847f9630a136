import { toPlaceText, type Words } from '../../shell/answer-text';
import type { OrderedKind } from '../../shell/ordered-kind';
import { toPlateText } from '../../shell/plate-text';
import { toFetchedScreen } from '../../shell/question-screen';
import type { Order } from '../../state/order-context';

function toVehicleText({ draft }: Order, { t, locale }: Words): string {
  if (draft.vehicleType === null) return '';
  const parts = [t(`gas.vehicles.${draft.vehicleType}`), toPlateText(draft.vehicleType, draft.plaque, locale)];
  return parts.filter(Boolean).join(t('listSeparator'));
}

/** Steps 38, 40 and 42, with their edits. */
export const gas = {
  screens: {
    'truck-location': toFetchedScreen(() => import('./car-place').then((module) => module.CarPlaceQuestion)),
    vehicle: toFetchedScreen(() => import('./vehicle').then((module) => module.VehicleQuestion)),
    fuel: toFetchedScreen(() => import('./fuel').then((module) => module.FuelQuestion)),
  },
  /** How the answers of an order of petrol read. */
  answers: {
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
  },
} satisfies OrderedKind;
