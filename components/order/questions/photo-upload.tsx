import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useUpload } from '@/components/forms/fields/use-upload';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { useOrder } from '../state/order-context';

/** A photo of the place: seen at once, sent with its progress. */
export function PhotoUpload({ onBusyChange }: { onBusyChange: (isBusy: boolean) => void }) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { draft, save } = useOrder();
  const [preview, setPreview] = useState<string | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const upload = useUpload(
    'uploadimage',
    ({ fileid, fileurl }) => save({ descriptionImageId: fileid, descriptionImageUrl: fileurl }),
    onBusyChange,
  );
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const take = (file: File) => {
    setIsTooLarge(file.size > UPLOAD_LIMITS.imageBytes);
    if (file.size > UPLOAD_LIMITS.imageBytes) return;
    setIsBroken(false);
    setPreview(URL.createObjectURL(file));
    upload.start(file, file.name);
  };
  const remove = () => {
    upload.cancel();
    setPreview(null);
    save({ descriptionImageId: null, descriptionImageUrl: null });
  };
  // A refused file that is no picture here either gives its place back.
  const shown = upload.error && isBroken ? null : (preview ?? draft.descriptionImageUrl);
  return (
    <div className="flex flex-col gap-3">
      {shown && (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('description.photoSending')}
          removeLabel={upload.percent === null ? t('description.photoRemove') : common('cancel')}
          onRemove={remove}
        >
          <span className="flex items-center gap-3">
            <img
              src={shown}
              alt={t('description.photoAlt')}
              onError={() => setIsBroken(true)}
              className="size-16 rounded-field object-cover"
            />
            <span className="text-14">
              {upload.percent === null && !upload.error ? t('description.photoDone') : t('description.photo')}
            </span>
          </span>
        </UploadItem>
      )}
      {!shown && (
        <UploadButton
          label={t('description.photoAdd')}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={take}
          error={isTooLarge ? t('description.tooLarge') : undefined}
        />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </div>
  );
}
