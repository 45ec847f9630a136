'use client';

import { WrittenText } from '@/components/ui/written-text';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CaseLink } from '../cases/case-link';
import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { useQueue } from '../use-queue';
import { DeskVehicle } from './desk-vehicle';

/** Work vehicles whose papers wait for a look (BEHAVIOUR 30, "Vehicles"). */
export function VehicleQueue() {
  const locale = useLocale();
  const { data, readAgain, queue } = useQueue('operator/getallworkvehicle', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="vehicles" rows={data?.lstVehicle} {...queue}>
        {(vehicle) => (
          <DeskVehicle
            key={vehicle.vehicleid}
            vehicle={vehicle}
            onDecided={readAgain}
            owner={
              <p className="flex flex-wrap items-center gap-x-4">
                <CaseLink queue="vehicles" caseId={vehicle.vehicleid}>
                  <WrittenText text={vehicle.owner.fullname} />
                </CaseLink>
                <bdi className="own-direction text-14 text-stone-500">
                  {formatDigits(vehicle.owner.mobileNo, locale)}
                </bdi>
                <QueuedClock caseId={vehicle.vehicleid} />
              </p>
            }
          />
        )}
      </Queue>
    </div>
  );
}
