import { useTranslations } from 'next-intl';

import { VehiclePlate } from '@/components/shared/facts/vehicle-plate';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Petrol = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['petrol']>;

/** The truck's litres and the vehicle, as rows of a `dl`. */
export function PetrolFacts({ petrol, plaque }: { petrol: Petrol; plaque: string | null }) {
  const t = useTranslations('petrol');
  const locale = useLocale();
  const vehicle = [t(`vehicles.${petrol.vehicleType}`), petrol.autoBrandName].filter(Boolean).join(t('listSeparator'));
  const amount = t('amount', { fuel: petrol.gasTypeName, litres: formatNumber(petrol.litreVolume, locale) });
  return (
    <>
      <div>
        <dt>{t('vehicle')}</dt>
        <dd className="flex flex-wrap items-center gap-3">
          {vehicle}
          {plaque && <VehiclePlate type={petrol.vehicleType} plate={plaque} />}
        </dd>
      </div>
      <div>
        <dt>{t('ordered')}</dt>
        <dd>{amount}</dd>
      </div>
      {petrol.deliveredLitres !== null && (
        <div>
          <dt>{t('delivered')}</dt>
          <dd>{t('litres', { litres: formatNumber(petrol.deliveredLitres, locale) })}</dd>
        </div>
      )}
      {petrol.truckNumber && (
        <div>
          <dt>{t('truck')}</dt>
          <dd>
            <WrittenText text={petrol.truckNumber} />
          </dd>
        </div>
      )}
    </>
  );
}
