import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { JalaliDayField } from '@/components/forms/visit/jalali-day-field';
import { PaperUpload } from '@/components/forms/fields/paper-upload';
import type { WorkVehiclePaper } from '@/lib/contract/provider-enumerations';
import { toJalaliParts, toTehranDate } from '@/lib/domain/site/jalali-date';
import { WORK_VEHICLE_LIMITS } from '@/lib/domain/provider/work-vehicles';

import type { PaperForm } from './vehicle-form';

interface VehiclePaperFieldProps {
  readonly kind: WorkVehiclePaper;
  readonly paper: PaperForm;
  readonly onChange: (fields: Partial<PaperForm>) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly error: string | undefined;
}

/** One paper of a vehicle: its photo, and the day with which it ends. */
export function VehiclePaperField({ kind, paper, onChange, onBusyChange, error }: VehiclePaperFieldProps) {
  const t = useTranslations('work-vehicles');
  const [thisYear] = useState(() => toJalaliParts(toTehranDate(Date.now())).year);
  const name = t(`papers.${kind}.name`);
  const years = Array.from({ length: WORK_VEHICLE_LIMITS.mostYearsAhead + 1 }, (_, index) => thisYear + index);
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-3 border-t border-stone-200 pt-4">
      <h4 className="font-bold">{name}</h4>
      <PaperUpload
        label={t(paper.fileid === null ? 'paperPhoto' : 'paperAnother', { name })}
        words={{ sending: t('sending'), tooLarge: t('tooLarge') }}
        onArrived={({ fileid, fileurl }) => onChange({ fileid, fileurl })}
        onBusyChange={onBusyChange}
      >
        {paper.fileurl !== null && (
          <span className="flex items-center gap-3">
            <img
              src={paper.fileurl}
              alt={t('paperPhoto', { name })}
              className="size-16 rounded-field bg-stone-200 object-cover"
            />
            <span className="text-14">{t('arrived')}</span>
          </span>
        )}
      </PaperUpload>
      <JalaliDayField
        legend={t('paperUntil', { name })}
        years={years}
        value={paper.until}
        onValueChange={(until) => onChange({ until })}
        error={error}
      />
    </div>
  );
}
