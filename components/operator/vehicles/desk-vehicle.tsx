import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { WorkVehicle } from '@/components/forms/work-vehicles/use-own-vehicles';
import { WorkVehicleCard } from '@/components/forms/work-vehicles/work-vehicle-card';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PaperPhoto } from '../paper-photo';
import { VehicleActs } from './vehicle-acts';

interface DeskVehicleProps {
  readonly vehicle: WorkVehicle;
  /** Left out where the decision stands apart. */
  readonly onDecided?: () => void;
  /** The owner, where that is not said around it. */
  readonly owner?: ReactNode;
}

/** A vehicle with the photos of its papers, and the decision on it while it waits for one. */
export function DeskVehicle({ vehicle, onDecided, owner }: DeskVehicleProps) {
  const t = useTranslations('desk.decision');
  const words = useTranslations('work-vehicles');
  const locale = useLocale();
  const { lstPaper, state } = vehicle;
  const toDay = (day: string) => formatJalaliDate(day, locale, { hasWeekday: false, hasYear: true });
  return (
    <WorkVehicleCard vehicle={vehicle} heading={owner === undefined ? 'h3' : 'h2'}>
      {owner}
      <ul className="flex flex-wrap gap-4">
        {lstPaper.map(({ kind, fileid, fileurl, validUntil }) => (
          <li key={fileid}>
            <PaperPhoto
              url={fileurl}
              name={words(`papers.${kind}.name`)}
              text={t('until', { date: toDay(validUntil) })}
            />
          </li>
        ))}
      </ul>
      {onDecided && state === 'checking' && <VehicleActs vehicle={vehicle} onDecided={onDecided} />}
    </WorkVehicleCard>
  );
}
