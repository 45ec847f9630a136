import { useTranslations } from 'next-intl';

import { Checkbox } from '@/components/ui/checkbox';
import { PRICE_CHANGE_LIMITS } from '@/lib/domain/constants/orders';
import type { PriceTerms } from '@/lib/domain/money/price-proposal';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { isSingleExtra, type ProposedLine, type SingleExtra } from './proposed-lines';

interface ListedExtrasProps {
  readonly terms: PriceTerms;
  readonly lines: readonly ProposedLine[];
  readonly showsSums: boolean;
  readonly onChange: (key: SingleExtra, isChosen: boolean) => void;
}

/** The extras that the price list has and the order has not, each with its price, to be ticked. */
export function ListedExtras({ terms, lines, showsSums, onChange }: ListedExtrasProps) {
  const t = useTranslations('price-change.form');
  const locale = useLocale();
  const extras = terms.extras.flatMap(({ key, rateRial }) => (isSingleExtra(key) ? [{ key, rateRial }] : []));
  if (extras.length === 0) return null;
  const isFull = lines.length >= PRICE_CHANGE_LIMITS.lines;
  return (
    <fieldset className="rounded-field border border-stone-200 px-3 pb-1">
      <legend className="px-1 font-medium">{t('listed')}</legend>
      {extras.map(({ key, rateRial }) => {
        const isChosen = lines.some((line) => line.key === key);
        return (
          <Checkbox
            key={key}
            label={
              <span className="flex flex-wrap justify-between gap-x-4">
                {t(`kinds.${key}`)}
                {showsSums && <span className="text-stone-500">{formatTomans(rateRial, locale)}</span>}
              </span>
            }
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={(event) => onChange(key, event.target.checked)}
          />
        );
      })}
    </fieldset>
  );
}
