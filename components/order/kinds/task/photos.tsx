import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useUpload, type UploadedFile } from '@/components/forms/fields/use-upload';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { MORE_PHOTOS } from '@/lib/domain/constants/bidding';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';
import type { OrderDraft } from '@/lib/funnel/draft';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';

const MOST_PHOTOS = MORE_PHOTOS + 1;

type Photo = UploadedFile;
type PhotoFields = Pick<OrderDraft, 'descriptionImageId' | 'descriptionImageUrl' | 'moreImageIds' | 'moreImageUrls'>;

/** The photos of a task: the first as every order has one, the others beside it. */
export function listPhotos(draft: PhotoFields): Photo[] {
  const first =
    draft.descriptionImageId === null
      ? []
      : [{ fileid: draft.descriptionImageId, fileurl: draft.descriptionImageUrl ?? '' }];
  const more = (draft.moreImageIds ?? []).map((fileid, index) => ({
    fileid,
    fileurl: draft.moreImageUrls?.[index] ?? '',
  }));
  return [...first, ...more];
}

function toPhotoFields([first, ...more]: readonly Photo[]): PhotoFields {
  return {
    descriptionImageId: first?.fileid ?? null,
    descriptionImageUrl: first?.fileurl ?? null,
    moreImageIds: more.length === 0 ? null : more.map(({ fileid }) => fileid),
    moreImageUrls: more.length === 0 ? null : more.map(({ fileurl }) => fileurl),
  };
}

interface Pending {
  readonly key: number;
  readonly file: File;
  /** Shows it from this browser's own memory. */
  readonly url: string;
}

/** Photos on their way, each by itself. */
function usePendingPhotos(onBusyChange: (isBusy: boolean) => void) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [busyKeys, setBusyKeys] = useState<readonly number[]>([]);
  const [nextKey, setNextKey] = useState(1);
  const isBusy = busyKeys.length > 0;
  const tellBusy = useEffectEvent(onBusyChange);
  useEffect(() => tellBusy(isBusy), [isBusy]);
  return {
    pending,
    add: (file: File) => {
      setPending([...pending, { key: nextKey, file, url: URL.createObjectURL(file) }]);
      setNextKey(nextKey + 1);
    },
    drop: (key: number) => setPending((known) => known.filter((photo) => photo.key !== key)),
    setBusy: (key: number, isNow: boolean) =>
      setBusyKeys((known) => [...known.filter((busy) => busy !== key), ...(isNow ? [key] : [])]),
  };
}

/** Photos of the job, several of them: seen at once, each sent with its progress, sent again, or taken away. */
export function Photos({ onBusyChange }: { onBusyChange: (isBusy: boolean) => void }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, save } = useOrder();
  const { pending, add, drop, setBusy } = usePendingPhotos(onBusyChange);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const photos = listPhotos(draft);
  // Photos arrive in any order, each beside those that did before.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const take = (file: File) => {
    setIsTooLarge(file.size > UPLOAD_LIMITS.imageBytes);
    if (file.size <= UPLOAD_LIMITS.imageBytes) add(file);
  };
  const room = MOST_PHOTOS - photos.length - pending.length;
  return (
    <div className="flex flex-col gap-3">
      {photos.map((photo, index) => (
        <UploadItem
          key={photo.fileid}
          percent={null}
          progressLabel={t('description.photoSending')}
          removeLabel={t('description.photoRemove')}
          onRemove={() => save(toPhotoFields(photos.filter((known) => known !== photo)))}
        >
          <PhotoRow
            url={photo.fileurl}
            alt={t('description.photoAlt')}
            text={t('taskDetails.photoOf', {
              position: formatDigits(index + 1, locale),
              most: formatDigits(MOST_PHOTOS, locale),
            })}
          />
        </UploadItem>
      ))}
      {pending.map(({ key, ...photo }) => (
        <PhotoOnItsWay
          key={key}
          {...photo}
          onBusyChange={(isNow) => setBusy(key, isNow)}
          onDone={(sent) => {
            save(toPhotoFields([...listPhotos(latest.current), sent]));
            drop(key);
          }}
          onDrop={() => drop(key)}
        />
      ))}
      {room > 0 && (
        <UploadButton
          label={photos.length + pending.length === 0 ? t('taskDetails.photoAdd') : t('taskDetails.photoMore')}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={take}
          hint={t('taskDetails.photoHint', { most: formatDigits(MOST_PHOTOS, locale) })}
          error={isTooLarge ? t('description.tooLarge') : undefined}
        />
      )}
    </div>
  );
}

function PhotoRow({ url, alt, text }: { url: string; alt: string; text: string }) {
  return (
    <span className="flex items-center gap-3">
      <img src={url} alt={alt} className="size-16 rounded-field bg-stone-50 object-cover" />
      <span className="text-14">{text}</span>
    </span>
  );
}

interface PhotoOnItsWayProps extends Pick<Pending, 'file' | 'url'> {
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly onDone: (photo: Photo) => void;
  readonly onDrop: () => void;
}

function PhotoOnItsWay({ file, url, onBusyChange, onDone, onDrop }: PhotoOnItsWayProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const upload = useUpload('uploadimage', onDone, onBusyChange);
  const begin = useEffectEvent(() => upload.start(file, file.name));
  useEffect(() => begin(), []);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <>
      <UploadItem
        percent={upload.percent}
        progressLabel={t('description.photoSending')}
        removeLabel={upload.percent === null ? t('description.photoRemove') : common('cancel')}
        onRemove={() => {
          upload.cancel();
          onDrop();
        }}
      >
        <PhotoRow url={url} alt={t('description.photoAlt')} text={t('description.photo')} />
      </UploadItem>
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </>
  );
}
