'use client';

import { useTranslations } from 'next-intl';

import { useOwnVehicles } from '@/components/forms/work-vehicles/use-own-vehicles';
import { WorkVehicles } from '@/components/forms/work-vehicles/work-vehicles';
import { WORK_VEHICLE_USES } from '@/lib/contract/provider-enumerations';

import { TruckSwitch } from './truck-switch';

/** A professional's vehicles, and whether the petrol truck takes orders (BEHAVIOUR 30, "Vehicles"). */
export function VehiclesScreen() {
  const t = useTranslations('work-vehicles');
  const { data } = useOwnVehicles();
  return (
    <div className="flex max-w-dialog-wide flex-col gap-6">
      <TruckSwitch />
      <p className="max-w-prose">{t('text')}</p>
      <WorkVehicles uses={data?.lstUse.length ? data.lstUse : WORK_VEHICLE_USES} heading="h2" />
    </div>
  );
}
