import { useTranslations } from 'next-intl';

import { PhotoStrip } from '@/components/shared/photo-strip';
import { Card } from '@/components/ui/card';
import { Rating } from '@/components/ui/rating';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { REVIEW_QUALITIES } from '@/lib/contract/enumerations';
import { formatNumber, joinPhrases } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type OwnReview = NonNullable<CallAnswer<'review/getreview'>['review']>;

/** The customer's review and the professional's answer, side by side. */
export function WrittenReview({
  review: { stars, qualities, reasons, text, answer, lstPhoto },
}: {
  review: OwnReview;
}) {
  const t = useTranslations('reviews');
  const common = useTranslations('common');
  const locale = useLocale();
  const shown = formatNumber(stars, locale);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-bold">{t('own')}</h2>
        <Rating value={stars} text={shown} label={common('ratingOf', { rating: shown })} />
      </div>
      {reasons.length > 0 && (
        <p className="text-14 text-stone-500">
          {joinPhrases(
            reasons.map((reason) => t(`reasons.${reason}`)),
            locale,
          )}
        </p>
      )}
      {REVIEW_QUALITIES.some((quality) => qualities[quality] !== undefined) && (
        <ul className="text-14">
          {REVIEW_QUALITIES.flatMap((quality) => {
            const given = qualities[quality];
            if (given === undefined) return [];
            const rating = formatNumber(given, locale);
            return (
              <li key={quality} className="flex justify-between gap-3">
                {t(`qualities.${quality}`)}
                <Rating value={given} text={rating} label={common('ratingOf', { rating })} />
              </li>
            );
          })}
        </ul>
      )}
      {text !== '' && <WrittenText text={text} as="p" />}
      <PhotoStrip title={t('photos.own')} photos={lstPhoto.map(({ fileurl }) => ({ url: fileurl }))} />
      {answer !== null && (
        <div className="rounded-field bg-enamel-50 px-4 py-3">
          <h3 className="text-14 font-semibold">{t('answer')}</h3>
          <WrittenText text={answer} as="p" />
        </div>
      )}
    </Card>
  );
}
