import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** Photos of the work, small beside each other, each large when it is tapped. */
export function CustomerPhotos({ urls }: { urls: readonly string[] }) {
  const t = useTranslations('work-bids');
  const locale = useLocale();
  const [shown, setShown] = useState<number | null>(null);
  if (urls.length === 0) return null;
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-3">
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t('photoOpen', { number: formatDigits(index + 1, locale) })}
              onClick={() => setShown(index)}
              className="block overflow-hidden rounded-field border border-stone-200"
            >
              <img src={url} alt="" className="size-24 object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && <LargePhoto urls={urls} index={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </>
  );
}

interface LargePhotoProps {
  readonly urls: readonly string[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

function LargePhoto({ urls, index, onShow, onClose }: LargePhotoProps) {
  const t = useTranslations('work-bids');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('photoTitle')}
      closeLabel={t('close')}
      size="wide"
    >
      <img src={urls[index]} alt={t('photoTitle')} className="mx-auto max-h-[70vh] max-w-full rounded-field" />
      {urls.length > 1 && (
        <div className="flex justify-center gap-4 pt-3">
          <IconButton label={t('photoBefore')} disabled={index === 0} onClick={() => onShow(index - 1)}>
            <Icon icon={ChevronRight} className="ltr:-scale-x-100" />
          </IconButton>
          <IconButton label={t('photoNext')} disabled={index === urls.length - 1} onClick={() => onShow(index + 1)}>
            <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </Dialog>
  );
}
