import { Camera, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { PhotoPublicity } from '@/components/shared/photo-publicity';
import { PhotoStrip } from '@/components/shared/photo-strip';
import { useFileQueue } from '@/components/forms/fields/use-upload';
import { IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { callFromBrowser } from '@/lib/client/browser';
import { uploadFromBrowser } from '@/lib/client/upload';
import { useSending } from '@/lib/client/use-sending';
import { WORK_PHOTO_MOMENTS, type WorkPhotoMoment } from '@/lib/contract/provider-enumerations';
import { WORK_PHOTOS_A_MOMENT } from '@/lib/domain/constants/providers';
import { isWorkDone } from '@/lib/domain/order/order-states';
import { formatDigits, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { WorkDetail } from './work-move';

/** The door that nobody opens is photographed where its countdown stands. */
type ShownMoment = Exclude<WorkPhotoMoment, 'door'>;
const MOMENTS = WORK_PHOTO_MOMENTS.filter((moment): moment is ShownMoment => moment !== 'door');

interface WorkPhotosProps {
  readonly work: WorkDetail;
  readonly onChange: () => void;
}

/** How it was before the work and how it is left. The provider shows it to the customer, and can point to it later. */
export function WorkPhotos({ work, onChange }: WorkPhotosProps) {
  const t = useTranslations('photos.work');
  const locale = useLocale();
  const { workPhotos, state } = work;
  const isOwn = (moment: WorkPhotoMoment) => moment !== 'door';
  // The nozzle is photographed where its litres are typed.
  if (work.petrol && !isWorkDone(state)) return null;
  if (!workPhotos?.takes.some(isOwn) && !workPhotos?.lstPhoto.some(({ moment }) => isOwn(moment))) return null;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h3 className="text-18 font-bold">{t('title')}</h3>
        <p className="text-14 text-stone-500">
          {t(isWorkDone(state) ? 'stays' : 'hint', { most: formatDigits(WORK_PHOTOS_A_MOMENT, locale) })}
        </p>
      </div>
      {MOMENTS.map((moment) => (
        <MomentPhotos key={moment} work={work} moment={moment} onChange={onChange} />
      ))}
      <PhotoPublicity taskId={work.taskid} publicity={workPhotos.publicity} />
    </Card>
  );
}

interface MomentPhotosProps extends WorkPhotosProps {
  readonly moment: ShownMoment;
  /** The words for the photos; by default those of their moment. */
  readonly words?: { readonly title: string; readonly add: string };
}

/** The photos of one moment, and the way to add more. */
export function MomentPhotos({ work, moment, words, onChange }: MomentPhotosProps) {
  const t = useTranslations('photos.work');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const shown = work.workPhotos?.lstPhoto.filter((photo) => photo.moment === moment) ?? [];
  const takesMore = work.workPhotos?.takes.includes(moment) && shown.length < WORK_PHOTOS_A_MOMENT;
  const upload = useFileQueue(async (file, fileName, options) => {
    const { lstFileDocument } = await uploadFromBrowser('uploadimage', file, fileName, options);
    for (const { fileid } of lstFileDocument) {
      await callFromBrowser('workphoto/addworkphoto', { taskid: work.taskid, moment, fileid });
    }
  }, onChange);
  if (!takesMore && shown.length === 0) return null;
  const remove = async (photoid: number) => {
    await send(() => callFromBrowser('workphoto/removeworkphoto', { photoid }));
    onChange();
  };
  return (
    <section className="flex flex-col gap-3">
      <h4 className="font-semibold">{words?.title ?? t(moment)}</h4>
      <PhotoStrip
        title={words?.title ?? t(moment)}
        photos={shown.map(({ photoid, fileurl, takenAtMs, isRemovable }) => ({
          url: fileurl,
          caption: isRemovable && (
            <IconButton
              label={t('remove', { time: formatInstant(takenAtMs, locale) })}
              disabled={isSending}
              onClick={() => void remove(photoid)}
            >
              <Icon icon={Trash2} />
            </IconButton>
          ),
        }))}
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {upload.percent !== null && (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('sending')}
          removeLabel={t('cancel')}
          onRemove={upload.cancel}
        >
          <span>{t('sending')}</span>
        </UploadItem>
      )}
      {upload.percent === null && takesMore && (
        <UploadButton
          label={words?.add ?? t(`add.${moment}`)}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFiles={(files) => upload.add(files.slice(0, WORK_PHOTOS_A_MOMENT - shown.length))}
        />
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </section>
  );
}
