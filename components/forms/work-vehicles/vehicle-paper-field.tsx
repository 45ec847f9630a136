import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { JalaliDayField } from '@/components/forms/visit/jalali-day-field';
import { useUpload } from '@/components/forms/fields/use-upload';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import type { WorkVehiclePaper } from '@/lib/contract/provider-enumerations';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
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
  const common = useTranslations('common');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [thisYear] = useState(() => toJalaliParts(toTehranDate(Date.now())).year);
  const upload = useUpload('uploadimage', ({ fileid, fileurl }) => onChange({ fileid, fileurl }), onBusyChange);
  const take = (file: File) => {
    setIsTooLarge(file.size > UPLOAD_LIMITS.imageBytes);
    if (file.size <= UPLOAD_LIMITS.imageBytes) upload.start(file, file.name);
  };
  const name = t(`papers.${kind}.name`);
  const years = Array.from({ length: WORK_VEHICLE_LIMITS.mostYearsAhead + 1 }, (_, index) => thisYear + index);
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-3 border-t border-stone-200 pt-4">
      <h4 className="font-bold">{name}</h4>
      {paper.fileurl !== null && upload.percent === null && (
        <span className="flex items-center gap-3">
          <img
            src={paper.fileurl}
            alt={t('paperPhoto', { name })}
            className="size-16 rounded-field bg-stone-200 object-cover"
          />
          <span className="text-14">{t('arrived')}</span>
        </span>
      )}
      {upload.percent === null ? (
        <UploadButton
          label={t(paper.fileid === null ? 'paperPhoto' : 'paperAnother', { name })}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={take}
          error={isTooLarge ? t('tooLarge') : undefined}
        />
      ) : (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('sending')}
          removeLabel={common('cancel')}
          onRemove={upload.cancel}
        >
          <span className="text-14">{t('sending')}</span>
        </UploadItem>
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
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
