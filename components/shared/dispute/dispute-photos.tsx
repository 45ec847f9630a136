import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';

import { useFileSending, type SendFile } from '@/components/forms/fields/use-upload';
import { FailureNotice } from '@/components/shared/failure-notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { DISPUTE_LIMITS } from '@/lib/domain/constants/orders';

import type { SentPhoto } from './own-photo';

interface DisputePhotosProps<Name extends string | number> {
  readonly photos: readonly SentPhoto<Name>[];
  readonly send: SendFile<SentPhoto<Name>>;
  readonly onChange: (photos: readonly SentPhoto<Name>[]) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Photos that go with one's words. */
export function DisputePhotos<Name extends string | number>({
  photos,
  send,
  onChange,
  onBusyChange,
}: DisputePhotosProps<Name>) {
  const t = useTranslations('dispute.photo');
  const upload = useFileSending(send, (photo) => onChange([...photos, photo]), onBusyChange);
  return (
    <div className="flex flex-col gap-3">
      {photos.map((photo) => (
        <UploadItem
          key={photo.name}
          percent={null}
          progressLabel={t('photoSending')}
          removeLabel={t('photoRemove')}
          onRemove={() => onChange(photos.filter(({ name }) => name !== photo.name))}
        >
          <img src={photo.url} alt="" className="size-16 rounded-field object-cover" />
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
