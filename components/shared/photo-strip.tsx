import { ChevronLeft, ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface PhotoStripProps {
  /** The photos' subject, which titles the large one; a person's name in it is isolated. */
  readonly title: string;
  readonly photos: readonly ShownPhoto[];
}

interface ShownPhoto {
  readonly url: string;
  /** The caption below. */
  readonly caption?: ReactNode;
}

/** Photos small beside each other, each large when it is tapped. */
export function PhotoStrip({ title, photos }: PhotoStripProps) {
  const t = useTranslations('photos');
  const locale = useLocale();
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ url, caption }, index) => (
          <li key={url} className="flex flex-col items-center gap-1">
            <button
              type="button"
              onClick={() => setShown(index)}
              className="relative block overflow-hidden rounded-field border border-stone-200"
            >
              <img src={url} alt="" className="size-24 object-cover" />
              <span className="sr-only">
                <IsolatedNames text={t('open', { title, number: formatDigits(index + 1, locale) })} />
              </span>
            </button>
            {caption}
          </li>
        ))}
      </ul>
      {shown !== null && (
        <LargePhoto
          title={title}
          urls={photos.map(({ url }) => url)}
          index={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

interface LargePhotoProps {
  readonly title: string;
  readonly urls: readonly string[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

function LargePhoto({ title, urls, index, onShow, onClose }: LargePhotoProps) {
  const t = useTranslations('photos');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t('close')} size="wide">
      <img src={urls[index]} alt={title} className="mx-auto max-h-[70vh] max-w-full rounded-field" />
      {urls.length > 1 && (
        <div className="flex justify-center gap-4 pt-3">
          <IconButton label={t('previous')} disabled={index === 0} onClick={() => onShow(index - 1)}>
            <Icon icon={ChevronRight} className="ltr:-scale-x-100" />
          </IconButton>
          <IconButton label={t('next')} disabled={index === urls.length - 1} onClick={() => onShow(index + 1)}>
            <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </Dialog>
  );
}
