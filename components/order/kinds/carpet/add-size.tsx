import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { CARPET_LIMITS } from '@/lib/domain/constants/textiles';
import { readMeasure } from '@/lib/domain/text/typed-number';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

const CENTIMETRES_SQUARED = 100;

interface AddSizeProps {
  readonly isByMetre: boolean;
  /** There are as many sizes as one order may have. */
  readonly isFull: boolean;
  /** The person wanted to go on without a size. */
  readonly isMissing: boolean;
  readonly onAdd: (units: number) => void;
}

/** A size of one's own, with a decimal point or a comma as people write it. */
export function AddSize({ isByMetre, isFull, isMissing, onAdd }: AddSizeProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const add = () => {
    const units = findUnits(text);
    setIsWrong(units === null);
    if (units === null) return;
    onAdd(units);
    setText('');
  };
  if (isFull)
    return (
      <p className="text-14 text-stone-500">
        {t('carpets.many', { count: formatDigits(CARPET_LIMITS.sizes, locale) })}
      </p>
    );
  const { least, most } = CARPET_LIMITS;
  const wrong = t('carpets.areaWrong', { least: formatNumber(least, locale), most: formatNumber(most, locale) });
  return (
    <form
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="grow">
        <TextField
          label={t('carpets.other')}
          hint={t(isByMetre ? 'carpets.length' : 'carpets.area')}
          error={isWrong ? wrong : isMissing ? t('carpets.missing') : undefined}
          isNumeric
          inputMode="decimal"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-8">
        {t('carpets.add')}
      </Button>
    </form>
  );
}

/** The typed size in hundredths; null for an impossible size of a carpet. */
function findUnits(text: string): number | null {
  const typed = readMeasure(text);
  if (typed === null) return null;
  const units = Math.round(typed * CENTIMETRES_SQUARED) / CENTIMETRES_SQUARED;
  return units >= CARPET_LIMITS.least && units <= CARPET_LIMITS.most ? units : null;
}
