import { useTranslations } from 'next-intl';

interface PaperPhotoProps {
  readonly url: string;
  readonly name: string;
  /** What has to be known of it, such as the day with which it ends. */
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
