import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { ChoiceCards } from '@/components/ui/choice';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type Truck = CallAnswer<'gas/trucklocations'>['lstTruck'][number];

interface TruckCardsProps {
  readonly trucks: readonly Truck[];
  readonly legend: string;
  readonly value: number | null;
  readonly onValueChange: (truckId: number) => void;
}

/** The number on a truck's side, without a break at its hyphen. */
const toUnbroken = (number: string) => number.replaceAll('-', '\u2060-\u2060');

/** Trucks to choose from, each with its driver, its way and what it carries. */
export function TruckCards({ trucks, legend, ...choice }: TruckCardsProps) {
  const t = useTranslations('petrol');
  const locale = useLocale();
  return (
    <ChoiceCards
      {...choice}
      legend={legend}
      choices={trucks.map((truck) => ({
        value: truck.truckId,
        label: t('truckWithDriver', { number: toUnbroken(truck.truckNumber), name: toIsolatedName(truck.fullname) }),
        description: t('truckFacts', {
          distance: formatNumber(truck.distanceKm, locale),
          place: truck.truckAddr,
          fuels: truck.lstGasType.length > 1 ? 'both' : truck.gasTypeEnum,
        }),
        detail: t('arrival', { minutes: truck.arrivalMinutes }),
      }))}
    />
  );
}
