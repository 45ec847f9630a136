import { ImagePlus, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useUpload } from '@/components/forms/fields/use-upload';
import { IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/progress';
import { UploadButton } from '@/components/ui/upload';
import { callFromBrowser } from '@/lib/client/browser';
import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import { UPLOAD_LIMITS } from '@/lib/domain/constants/uploads';

import { useOwnPageSaving, type OwnPage } from './use-own-page';

const ignore = () => undefined;
const NOTHING_TYPED = [] as const;

/** Pictures of the work, for everybody to see. */
export function PicturesCard({ profile }: { profile: OwnPage }) {
  const { lstPicture: pictures } = profile;
  const t = useTranslations('own-page.pictures');
  const [isTooLarge, setTooLarge] = useState(false);
  const { isSending, problem, keep } = useOwnPageSaving(profile, NOTHING_TYPED);
  const place = (fileid: number, isenable: boolean) =>
    void keep(() => callFromBrowser('workerprofile/addpicture', { fileid, isenable }));
  const upload = useUpload('uploadimage', ({ fileid }) => place(fileid, true), ignore);
  const isFull = pictures.length >= WORKER_PAGE.pictures;
  const take = (file: File) => {
    const isTooBig = file.size > UPLOAD_LIMITS.imageBytes;
    setTooLarge(isTooBig);
    if (!isTooBig) upload.start(file, file.name);
  };
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="max-w-prose text-14 text-stone-500">{t('hint')}</p>
      </div>
      <ul className="grid grid-cols-3 gap-3 empty:hidden">
        {pictures.map(({ fileid, fileurl }, index) => (
          <li key={fileid} className="relative">
            <img src={fileurl} alt="" className="aspect-square w-full rounded-field object-cover" />
            <IconButton
              label={t('remove', { number: index + 1 })}
              className="absolute end-1 top-1 bg-card"
              disabled={isSending}
              onClick={() => place(fileid, false)}
            >
              <Icon icon={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      {upload.percent !== null ? (
        <ProgressBar label={t('sending')} percent={upload.percent} />
      ) : isFull ? (
        <p className="text-14 text-stone-500">{t('full')}</p>
      ) : (
        <UploadButton
          label={t('add')}
          icon={ImagePlus}
          accept="image/*"
          onFile={take}
          error={isTooLarge ? t('tooLarge') : undefined}
        />
      )}
      <FailureNotice problem={upload.error ?? problem} error={upload.cause} onRetry={upload.retry} />
    </Card>
  );
}
