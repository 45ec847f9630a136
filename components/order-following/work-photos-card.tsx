import { useTranslations } from 'next-intl';

import { PhotoStrip } from '@/components/shared/photo-strip';
import { Card } from '@/components/ui/card';
import { WORK_PHOTO_MOMENTS } from '@/lib/contract/provider-enumerations';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from './task-detail';

/** How it was before the work, and how it was left. */
export function WorkPhotosCard({ task: { workPhotos } }: { task: TaskDetail }) {
  const t = useTranslations('photos.customer');
  const locale = useLocale();
  if (!workPhotos || workPhotos.lstPhoto.length === 0) return null;
  const moments = WORK_PHOTO_MOMENTS.map((moment) => ({
    moment,
    photos: workPhotos.lstPhoto.filter((photo) => photo.moment === moment),
  })).filter(({ photos }) => photos.length > 0);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      {moments.map(({ moment, photos }) => (
        <section key={moment} className="flex flex-col gap-3">
          <div>
            <h3 className="font-semibold">{t(moment)}</h3>
            <p className="text-14 text-stone-500">
              {t('taken', { time: formatInstant(photos.at(-1)?.takenAtMs ?? 0, locale) })}
            </p>
          </div>
          <PhotoStrip title={t(moment)} photos={photos.map(({ fileurl }) => ({ url: fileurl }))} />
        </section>
      ))}
    </Card>
  );
}
