import { useTranslations } from 'next-intl';

import { sendOwnPhoto, type SentPhoto } from '@/components/shared/dispute/own-photo';
import { PhotosToSend } from '@/components/shared/photos-to-send';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface StandingPapersProps {
  readonly papers: readonly SentPhoto<number>[];
  readonly most: number;
  readonly onChange: (papers: readonly SentPhoto<number>[]) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Photos of papers that an appeal or an excuse rests on, such as a doctor's note. */
export function StandingPapers({ papers, most, onChange, onBusyChange }: StandingPapersProps) {
  const t = useTranslations('provider.sanctions');
  const locale = useLocale();
  return (
    <PhotosToSend
      photos={papers}
      most={most}
      send={sendOwnPhoto}
      onChange={onChange}
      onBusyChange={onBusyChange}
      words={{
        add: t(papers.length === 0 ? 'paper' : 'paperMore'),
        hint: t('paperHint'),
        sending: t('paperSending'),
        remove: t('paperRemove'),
        toAlt: (place) => t('paperAlt', { number: formatDigits(place, locale) }),
      }}
    />
  );
}

/** Papers that were sent; a press opens one in its own size. */
export function SentPapers({ urls }: { urls: readonly string[] }) {
  const t = useTranslations('provider.sanctions');
  const locale = useLocale();
  if (urls.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener" className="block">
            <img
              src={url}
              alt={t('paperAlt', { number: formatDigits(index + 1, locale) })}
              className="size-24 rounded-field bg-stone-200 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
