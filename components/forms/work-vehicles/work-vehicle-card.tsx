import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';

import { VehiclePlate } from '@/components/shared/facts/vehicle-plate';
import { Badge } from '@/components/ui/badge';
import { WrittenText } from '@/components/ui/written-text';
import { formatDigits, formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkVehicle } from './use-own-vehicles';

const TONES = { checking: 'info', approved: 'success', rejected: 'danger' } as const;

interface WorkVehicleCardProps {
  readonly vehicle: WorkVehicle;
  /** `h2` directly below the page's title. */
  readonly heading?: 'h2' | 'h3' | undefined;
  /** The acts for this vehicle. */
  readonly children: ReactNode;
}

/** One vehicle: what it is, how its check stands, and until when its papers hold. */
export function WorkVehicleCard({ vehicle, heading: Heading = 'h3', children }: WorkVehicleCardProps) {
  const t = useTranslations('work-vehicles');
  const locale = useLocale();
  const { use, plaque, capacity, truckNumber, lstGasType, state, rejectReason, validUntil, isUsable } = vehicle;
  const hasEnded = state === 'approved' && !isUsable;
  const id = useId();
  const name = t(`uses.${use}`);
  return (
    <li
      aria-labelledby={`${id}-name ${id}-plate`}
      className="flex flex-col gap-3 rounded-card border border-stone-200 bg-card p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div id={`${id}-plate`}>
          <VehiclePlate type="AUTOMOBILE" plate={plaque} />
        </div>
        <Heading id={`${id}-name`} className="font-bold">
          {name}
        </Heading>
        <Badge tone={hasEnded ? 'danger' : TONES[state]}>{hasEnded ? t('ended') : t(`states.${state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
        <span>{t(use === 'petrol-truck' ? 'litres' : 'kilograms', { count: formatNumber(capacity, locale) })}</span>
        {truckNumber !== '' && (
          <span>
            {t('number')}: <bdi>{formatDigits(truckNumber, locale)}</bdi>
          </span>
        )}
        {lstGasType.map(
          (fuel) => (fuel === 'SUPER' || fuel === 'REGULAR') && <span key={fuel}>{t(`fuelNames.${fuel}`)}</span>,
        )}
      </p>
      <p className="text-14">
        {t('validUntil', { date: formatJalaliDate(validUntil, locale, { hasWeekday: false, hasYear: true }) })}
      </p>
      {rejectReason !== null && <WrittenText text={rejectReason} as="p" className="text-pomegranate-600" />}
      {children}
    </li>
  );
}
