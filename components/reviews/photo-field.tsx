import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';

import { useUpload, type UploadedFile } from '@/components/forms/fields/use-upload';
import { FailureNotice } from '@/components/shared/failure-notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { REVIEW_PHOTOS } from '@/lib/domain/constants/reviews';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface PhotoFieldProps {
  readonly photos: readonly UploadedFile[];
  readonly onPhotosChange: (photos: readonly UploadedFile[]) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** The customer's own photos, which everybody will see beside the review: sent one after the other. */
export function PhotoField({ photos, onPhotosChange, onBusyChange }: PhotoFieldProps) {
  const t = useTranslations('reviews.photos');
  const common = useTranslations('common');
  const locale = useLocale();
  const upload = useUpload('uploadimage', (photo) => onPhotosChange([...photos, photo]), onBusyChange);
  return (
    <div className="flex flex-col gap-3">
      {photos.map((photo, index) => (
        <UploadItem
          key={photo.fileid}
          percent={null}
          progressLabel={t('sending')}
          removeLabel={t('remove', { number: formatDigits(index + 1, locale) })}
          onRemove={() => onPhotosChange(photos.filter((known) => known !== photo))}
        >
          <img src={photo.fileurl} alt={t('own')} className="size-16 rounded-field bg-stone-50 object-cover" />
        </UploadItem>
      ))}
      {upload.percent !== null && (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('sending')}
          removeLabel={common('cancel')}
          onRemove={upload.cancel}
        >
          <span className="text-14">{t('sending')}</span>
        </UploadItem>
      )}
      {upload.percent === null && photos.length < REVIEW_PHOTOS && (
        <UploadButton
          label={t('add')}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={(file) => upload.start(file, file.name)}
          hint={t('hint', { most: formatDigits(REVIEW_PHOTOS, locale) })}
        />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </div>
  );
}
