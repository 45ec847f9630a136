import { useTranslations } from 'next-intl';

import { Rating } from '@/components/ui/rating';
import { WrittenText } from '@/components/ui/written-text';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

interface ReviewWordsProps {
  readonly review: { readonly stars: number; readonly text: string; readonly photoCount: number };
}

/** A review as its customer wrote it. */
export function ReviewWords({ review: { stars, text, photoCount } }: ReviewWordsProps) {
  const t = useTranslations('desk.review');
  const common = useTranslations('common');
  const locale = useLocale();
  const shown = formatNumber(stars, locale);
  return (
    <>
      <Rating value={stars} text={shown} label={common('ratingOf', { rating: shown })} />
      {text !== '' && <WrittenText text={text} as="p" />}
      {photoCount > 0 && (
        <p className="text-14 text-stone-500">{t('photos', { count: formatNumber(photoCount, locale) })}</p>
      )}
    </>
  );
}
