import { useTranslations } from 'next-intl';

import { RatingInput } from '@/components/ui/rating-input';
import { REVIEW_QUALITIES, type ReviewQuality } from '@/lib/contract/enumerations';

export type Qualities = Partial<Readonly<Record<ReviewQuality, number>>>;

interface QualityStarsProps {
  readonly qualities: Qualities;
  readonly onQualitiesChange: (qualities: Qualities) => void;
}

/** Stars of single qualities. None of them is asked for. */
export function QualityStars({ qualities, onQualitiesChange }: QualityStarsProps) {
  const t = useTranslations('reviews');
  return (
    <section aria-labelledby="qualities" className="flex flex-col gap-1">
      <h2 id="qualities" className="font-medium">
        {t('qualitiesTitle')}
      </h2>
      {REVIEW_QUALITIES.map((quality) => (
        <RatingInput
          key={quality}
          isCompact
          legend={t(`qualities.${quality}`)}
          value={qualities[quality] ?? null}
          onValueChange={(stars) => onQualitiesChange({ ...qualities, [quality]: stars })}
          labels={[t('star1'), t('star2'), t('star3'), t('star4'), t('star5')]}
        />
      ))}
    </section>
  );
}
