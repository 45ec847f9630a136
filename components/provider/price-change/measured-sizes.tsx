import { Plus, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button, IconButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { toLatinDigits } from '@/lib/domain/text/digits';
import type { PriceTerms } from '@/lib/domain/money/price-proposal';
import { formatDigits, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { isSize, type ProposedLine } from './proposed-lines';

interface MeasuredSizesProps {
  readonly terms: PriceTerms;
  readonly line: ProposedLine;
  readonly isTried: boolean;
  readonly showsSums: boolean;
  readonly onChange: (line: ProposedLine) => void;
}

/** The size of each piece as it was measured, beginning with those that were ordered. */
export function MeasuredSizes({ terms, line, isTried, showsSums, onChange }: MeasuredSizesProps) {
  const t = useTranslations('price-change.form');
  const locale = useLocale();
  const unit = terms.measure?.unit ?? 'square-metre';
  const unitRial = terms.measure?.unitRial ?? 0;
  const change = (sizes: readonly string[]) => onChange({ ...line, sizes });
  return (
    <>
      {showsSums && (
        <p className="text-14 text-stone-500">{t('rate.unit', { unit, amount: formatTomans(unitRial, locale) })}</p>
      )}
      {line.sizes.map((size, index) => (
        <div key={index} className="flex items-start gap-2">
          <div className="grow">
            <TextField
              label={t('size', { unit, number: formatNumber(index + 1, locale) })}
              required
              inputMode="decimal"
              autoComplete="off"
              value={formatDigits(size, locale)}
              error={isTried && !isSize(size) ? t('sizeWrong') : undefined}
              onChange={({ target }) =>
                change(line.sizes.map((known, at) => (at === index ? toLatinDigits(target.value) : known)))
              }
            />
          </div>
          <IconButton
            className="mt-8"
            label={t('removeSize', { number: formatNumber(index + 1, locale) })}
            onClick={() => change(line.sizes.filter((_, at) => at !== index))}
          >
            <Icon icon={Trash2} />
          </IconButton>
        </div>
      ))}
      <Button variant="quiet" className="self-start" onClick={() => change([...line.sizes, ''])}>
        <Icon icon={Plus} />
        {t('addSize')}
      </Button>
    </>
  );
}
