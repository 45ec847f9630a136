import { formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { UsualVisit } from './usual-visits';

/** By the place of the chosen visit among the offered ones, which its radio button has as `data-visit`. */
const SHOWN_WITH = [
  'group-has-[[data-visit="0"]:checked]/visits:inline',
  'group-has-[[data-visit="1"]:checked]/visits:inline',
  'group-has-[[data-visit="2"]:checked]/visits:inline',
  'group-has-[[data-visit="3"]:checked]/visits:inline',
];

interface ChosenPriceProps {
  readonly locale: Locale;
  readonly visits: readonly UsualVisit[];
}

/**
 * The price of the visit that is chosen within the same `group/visits`. It changes by style alone, so it needs no
 * script.
 */
export function ChosenPrice({ locale, visits }: ChosenPriceProps) {
  return visits.map(({ hours, amountRial }, index) => (
    <span key={hours} className={`hidden ${SHOWN_WITH[index] ?? ''}`}>
      {formatTomans(amountRial, locale)}
    </span>
  ));
}
