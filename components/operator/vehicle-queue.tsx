'use client';

import { useState } from 'react';

import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { DeskVehicle } from './desk-vehicle';
import { Queue, QUEUE_PAGE_SIZE } from './queue';
import { QUEUE_REFRESH_MS } from './queue-refresh';

/** Work vehicles whose papers wait for a look (BEHAVIOUR 30, "Vehicles"). */
export function VehicleQueue() {
  const locale = useLocale();
  const [page, setPage] = useState(0);
  const { data, error, mutate } = useCall(
    'operator/getallworkvehicle',
    { pageNumber: page, pageSize: QUEUE_PAGE_SIZE },
    { refreshInterval: QUEUE_REFRESH_MS },
  );
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue
        name="vehicles"
        rows={data?.lstVehicle}
        error={error}
        onRetry={() => void mutate()}
        page={page}
        totalCount={data?.totalCount ?? 0}
        onPage={setPage}
      >
        {(vehicle) => (
          <DeskVehicle
            key={vehicle.vehicleid}
            vehicle={vehicle}
            onDecided={() => void mutate()}
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
              </p>
            }
          />
        )}
      </Queue>
    </div>
  );
}
