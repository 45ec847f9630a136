import { Map } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { MapSkeleton } from '@/components/shared/map/map-skeleton';
import type { OwnVehicles } from '@/components/forms/work-vehicles/use-own-vehicles';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fromNavigator } from '@/lib/client/browser-features';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { CallAnswer } from '@/lib/contract';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { savesData } from '@/lib/domain/site/saves-data';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type TruckDay = NonNullable<CallAnswer<'expert/getdashboard'>['truckDay']>;
type Truck = NonNullable<OwnVehicles['truck']>;

const TruckMap = dynamic(
  toPatientLoader(() => import('./truck-map').then((module) => module.TruckMap)),
  { ssr: false, loading: () => <MapSkeleton isPicture /> },
);

interface TruckDayProps {
  readonly truck: Truck;
  /** On the truck's side. */
  readonly number: string;
  readonly day: TruckDay;
  /** The age of the truck's position in milliseconds. */
  readonly ageMs: number;
}

/** The own truck on the map with the neighbourhoods that ask for petrol, and what today has brought so far. */
export function TruckDayView({ truck, number, day, ageMs }: TruckDayProps) {
  const t = useTranslations('work-vehicles.day');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(() => !savesData(fromNavigator('connection')));
  const { jobCount, litres, netRial, lstDemand } = day;
  const cells = [
    { key: 'jobs', text: formatNumber(jobCount, locale) },
    { key: 'litres', text: formatNumber(litres, locale, { maximumFractionDigits: 1 }) },
    { key: 'net', text: formatTomans(netRial, locale) },
  ] as const;
  return (
    <section aria-label={t('title')} className="flex w-full flex-col gap-3">
      {isOpen ? (
        <TruckMap truck={truck} number={number} day={day} ageMinutes={Math.max(0, Math.floor(ageMs / MINUTE_MS))} />
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          <Icon icon={Map} />
          {t('showMap')}
        </Button>
      )}
      <p className="text-14 text-stone-500">{t(lstDemand.length > 0 ? 'demand' : 'noDemand')}</p>
      <dl className="grid grid-cols-[auto_auto_1fr] divide-s divide-stone-200 narrow:grid-cols-1 narrow:gap-3 narrow:divide-s-0">
        {cells.map(({ key, text }) => (
          <div key={key} className="flex min-w-0 flex-col-reverse px-3 text-center first:ps-0 last:pe-0">
            <dt className="text-14 text-stone-500">{t(key)}</dt>
            <dd className="text-22 font-bold tabular-nums small-phone:text-18">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
