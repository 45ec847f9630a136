import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';

import { useUpload, type UploadedFile } from '@/components/forms/fields/use-upload';
import { FailureNotice } from '@/components/shared/failure-notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { DISPUTE_LIMITS } from '@/lib/domain/constants/orders';

interface DisputePhotosProps {
  readonly photos: readonly UploadedFile[];
  readonly onChange: (photos: readonly UploadedFile[]) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Photos that go with one's words. */
export function DisputePhotos({ photos, onChange, onBusyChange }: DisputePhotosProps) {
  const t = useTranslations('dispute.photo');
  const upload = useUpload('uploadimage', (photo) => onChange([...photos, photo]), onBusyChange);
  return (
    <div className="flex flex-col gap-3">
      {photos.map((photo) => (
        <UploadItem
          key={photo.fileid}
          percent={null}
          progressLabel={t('photoSending')}
          removeLabel={t('photoRemove')}
          onRemove={() => onChange(photos.filter(({ fileid }) => fileid !== photo.fileid))}
        >
          <img src={photo.fileurl} alt="" className="size-16 rounded-field object-cover" />
        </UploadItem>
      ))}
      {upload.percent !== null && (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('photoSending')}
          removeLabel={t('photoRemove')}
          onRemove={upload.cancel}
        >
          {null}
        </UploadItem>
      )}
      {upload.percent === null && photos.length < DISPUTE_LIMITS.photosASide && (
        <UploadButton
          label={t('photoAdd')}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={(file) => upload.start(file, file.name)}
        />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </div>
  );
}
