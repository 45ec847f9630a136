import { Camera } from 'lucide';

import { useFileSending, type SendFile } from '@/components/forms/fields/use-upload';
import { FailureNotice } from '@/components/shared/failure-notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';

import type { SentPhoto } from './dispute/own-photo';

export interface PhotoWords {
  readonly add: string;
  readonly hint?: string;
  readonly sending: string;
  readonly remove: string;
  /** The alternative text of the photo in this place, counted from 1. */
  readonly toAlt?: (place: number) => string;
}

interface PhotosToSendProps<Name extends string | number> {
  readonly photos: readonly SentPhoto<Name>[];
  readonly most: number;
  readonly words: PhotoWords;
  readonly send: SendFile<SentPhoto<Name>>;
  readonly onChange: (photos: readonly SentPhoto<Name>[]) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Photos that go with one's words, up to a number of them: each is sent as it is chosen, and can be taken away. */
export function PhotosToSend<Name extends string | number>({
  photos,
  most,
  words,
  send,
  onChange,
  onBusyChange,
}: PhotosToSendProps<Name>) {
  const upload = useFileSending(send, (photo) => onChange([...photos, photo]), onBusyChange);
  return (
    <div className="flex flex-col gap-3">
      {photos.map((photo, index) => (
        <UploadItem
          key={photo.name}
          percent={null}
          progressLabel={words.sending}
          removeLabel={words.remove}
          onRemove={() => onChange(photos.filter(({ name }) => name !== photo.name))}
        >
          <img
            src={photo.url}
            alt={words.toAlt?.(index + 1) ?? ''}
            className="size-16 rounded-field bg-stone-200 object-cover"
          />
        </UploadItem>
      ))}
      {upload.percent !== null && (
        <UploadItem
          percent={upload.percent}
          progressLabel={words.sending}
          removeLabel={words.remove}
          onRemove={upload.cancel}
        >
          {null}
        </UploadItem>
      )}
      {upload.percent === null && photos.length < most && (
        <UploadButton
          label={words.add}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          hint={words.hint}
          onFile={(file) => upload.start(file, file.name)}
        />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </div>
  );
}
