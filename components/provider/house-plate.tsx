import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import { toDoorNumber } from '@/lib/domain/person/address-text';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { findTextLanguage } from '@/lib/domain/text/text-language';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const ENAMEL = 'plate on-enamel flex-col rounded-field text-center';
/** On an enamel ground the plate is drawn by its outline alone. */
const OUTLINE = 'flex-col rounded-field border border-white/70 text-center text-white';

const LOOKS = {
  line: { frame: 'gap-1 rounded-field border border-enamel-300 px-2 text-14 text-enamel-700', word: '', number: '' },
  card: { frame: `${ENAMEL} min-h-16 min-w-16 px-3 small-phone:min-w-12`, word: 'text-12', number: 'text-28' },
  hero: { frame: `${OUTLINE} min-h-16 min-w-16 px-3 small-phone:min-w-12`, word: 'text-12', number: 'text-28' },
  door: {
    frame: `${OUTLINE} min-h-24 min-w-24 px-4 ring-4 ring-saffron-300/70 motion-safe:animate-fade-in`,
    word: 'text-14',
    number: 'text-door',
  },
};

interface HousePlateProps {
  /** The street as its customer wrote it; empty for a reader who is not shown it. */
  readonly street: string;
  /** `line` stands in a text, `card` on white, `hero` on enamel; `door` is looked for from across the street. */
  readonly look: keyof typeof LOOKS;
  readonly className?: string;
}

/** The house number on its plate, as it is looked for in the street; nothing where the address names none. */
export function HousePlate({ street, look, className }: HousePlateProps) {
  const t = useTranslations('provider.doorPlate');
  const locale = useLocale();
  const plate = toDoorNumber(street);
  if (plate === '') return null;
  const { frame, word, number } = LOOKS[look];
  return (
    <span className={classNames('inline-flex max-w-full shrink-0 items-center justify-center', frame, className)}>
      <span className={classNames('relative leading-snug', word)}>{t('label')}</span>{' '}
      <bdi
        lang={findTextLanguage(toLatinDigits(plate))}
        className={classNames('relative font-bold leading-tight tabular-nums', number)}
      >
        {formatDigits(toLatinDigits(plate), locale)}
      </bdi>
    </span>
  );
}
