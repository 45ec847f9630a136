'use client';

import { WrittenText } from '@/components/ui/written-text';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { DeskVehicle } from './desk-vehicle';
import { Queue } from './queue';
import { QueuedClock } from './queues/queue-clocks';
import { useQueue } from './use-queue';

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
                <Link
                  href={`/operator/applications/${vehicle.owner.userid}/`}
                  className="inline-flex min-h-touch items-center font-semibold text-enamel-700 underline"
                >
                  <WrittenText text={vehicle.owner.fullname} />
                </Link>
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
