import { useTranslations } from 'next-intl';

import { Notice } from '@/components/ui/notice';

import { useOrder } from '../../state/order-context';
import { findCar, useTrucks } from './use-trucks';

/**
 * When the chosen truck is at the car, beside the other answers of the pre-invoice; nothing while its place is not
 * known.
 */
export function TruckArrival() {
  const t = useTranslations('order.invoice');
  const { draft } = useOrder();
  const { data } = useTrucks(findCar(draft));
  const truck = data?.lstTruck.find(({ truckId }) => truckId === draft.gasTruckId);
  if (!truck) return null;
  return <Notice>{t('truckArrival', { minutes: truck.arrivalMinutes })}</Notice>;
}
