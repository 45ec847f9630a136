import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useUpload, type UploadedFile } from '@/components/forms/fields/use-upload';
import { UploadButton, UploadItem } from '@/components/ui/upload';

interface ProofPhotoProps {
  /** The namespace of its buttons' words. */
  readonly namespace: 'price-change.form' | 'textiles.work';
  readonly photo: UploadedFile | null;
  readonly error?: string | undefined;
  readonly onChange: (photo: UploadedFile | null) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** One photo that proves something to the customer: how a piece looked at the door, or what a price is about. */
export function ProofPhoto({ namespace, photo, error, onChange, onBusyChange }: ProofPhotoProps) {
  const t = useTranslations(namespace);
  const upload = useUpload('uploadimage', onChange, onBusyChange);
  const remove = () => {
    upload.cancel();
    onChange(null);
  };
  return (
    <div className="flex flex-col gap-3">
      {photo || upload.percent !== null ? (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('photoSending')}
          removeLabel={t('photoRemove')}
          onRemove={remove}
        >
          {photo && <img src={photo.fileurl} alt="" className="size-16 rounded-field object-cover" />}
        </UploadItem>
      ) : (
        <UploadButton
          label={t('photoAdd')}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          error={error}
          onFile={(file) => upload.start(file, file.name)}
        />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </div>
  );
}
