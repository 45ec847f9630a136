import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { useUpload, type UploadedFile } from './use-upload';

const nothing = () => undefined;

interface PaperUploadProps {
  readonly label: string;
  /** While it is sent, and where the photo is too large. */
  readonly words: { readonly sending: string; readonly tooLarge: string };
  readonly onArrived: (file: UploadedFile) => void;
  readonly onBusyChange?: (isBusy: boolean) => void;
  /** Seen while nothing is sent. */
  readonly children?: ReactNode;
}

/** The photo of a paper, sent as soon as it is chosen. */
export function PaperUpload({ label, words, onArrived, onBusyChange = nothing, children }: PaperUploadProps) {
  const common = useTranslations('common');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const upload = useUpload('uploadimage', onArrived, onBusyChange);
  const take = (file: File) => {
    setIsTooLarge(file.size > UPLOAD_LIMITS.imageBytes);
    if (file.size <= UPLOAD_LIMITS.imageBytes) upload.start(file, file.name);
  };
  return (
    <>
      {upload.percent === null ? (
        <>
          {children}
          <UploadButton
            label={label}
            icon={Camera}
            accept="image/jpeg,image/png,image/webp"
            onFile={take}
            error={isTooLarge ? words.tooLarge : undefined}
          />
        </>
      ) : (
        <UploadItem
          percent={upload.percent}
          progressLabel={words.sending}
          removeLabel={common('cancel')}
          onRemove={upload.cancel}
        >
          <span className="text-14">{words.sending}</span>
        </UploadItem>
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </>
  );
}
