import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useUpload, type UploadedFile } from '@/components/forms/fields/use-upload';
import { UploadButton, UploadItem } from '@/components/ui/upload';

interface AppealPaperProps {
  /** The uploaded paper; null before one was chosen. */
  readonly paper: UploadedFile | null;
  readonly onChange: (paper: UploadedFile | null) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** A photo of a paper that an appeal rests on, such as a doctor's note. */
export function AppealPaper({ paper, onChange, onBusyChange }: AppealPaperProps) {
  const t = useTranslations('provider.sanctions');
  const upload = useUpload('uploadimage', onChange, onBusyChange);
  return (
    <div className="flex flex-col gap-2">
      {paper && (
        <UploadItem
          percent={null}
          progressLabel={t('paperSending')}
          removeLabel={t('paperRemove')}
          onRemove={() => onChange(null)}
        >
          <img src={paper.fileurl} alt={t('paperAlt')} className="size-16 rounded-field bg-stone-200 object-cover" />
        </UploadItem>
      )}
      {upload.percent !== null && (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('paperSending')}
          removeLabel={t('paperRemove')}
          onRemove={upload.cancel}
        >
          <span className="text-14">{t('paperSending')}</span>
        </UploadItem>
      )}
      {!paper && upload.percent === null && (
        <UploadButton
          label={t('paper')}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={(file) => upload.start(file, file.name)}
          hint={t('paperHint')}
        />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </div>
  );
}
