import { useTranslations } from 'next-intl';

import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface PaperPhotoProps {
  readonly url: string;
  readonly name: string;
  /** A further fact, such as the document's last day. */
  readonly text?: string;
}

/** The photo of a paper; a press opens it in its own size. */
export function PaperPhoto({ url, name, text }: PaperPhotoProps) {
  const t = useTranslations('desk');
  return (
    <a href={url} target="_blank" rel="noopener" className="flex w-40 flex-col gap-1">
      <img src={url} alt="" className="h-28 w-40 rounded-field bg-stone-200 object-cover" />
      <span className="text-14 font-medium">{name}</span>
      {text && <span className="text-14 text-stone-500">{text}</span>}
      <span className="sr-only">{t('opensPhoto')}</span>
    </a>
  );
}

interface PaperPhotosProps {
  readonly urls: readonly string[];
  /** Makes the name of a photo from its number, counted from 1. */
  readonly toName: (number: string) => string;
}

/** Photos of papers beside each other; nothing where there are none. */
export function PaperPhotos({ urls, toName }: PaperPhotosProps) {
  const locale = useLocale();
  if (urls.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {urls.map((url, index) => (
        <PaperPhoto key={url} url={url} name={toName(formatNumber(index + 1, locale))} />
      ))}
    </div>
  );
}
