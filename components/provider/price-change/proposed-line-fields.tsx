import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { TomanField } from '@/components/forms/toman-field';
import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { Stepper } from '@/components/ui/stepper';
import type { PriceChangeKey } from '@/lib/contract/enumerations';
import { OVERTIME_STEP_MINUTES } from '@/lib/domain/constants';

import { goesEitherWay, type ProposedLine } from './proposed-lines';

/** Longer than a working day is another order. */
const MOST_STEPS = 48;

interface ProposedLineFieldsProps {
  readonly keys: readonly PriceChangeKey[];
  readonly line: ProposedLine;
  readonly isTried: boolean;
  readonly onChange: (line: ProposedLine) => void;
  /** Null for the only line. */
  readonly onRemove: (() => void) | null;
}

/** One line: what for, how much of it, and its sum. */
export function ProposedLineFields({ keys, line, isTried, onChange, onRemove }: ProposedLineFieldsProps) {
  const t = useTranslations('price-change.form');
  return (
    <div className="flex flex-col gap-3 rounded-field border border-stone-200 p-3">
      <Select
        label={t('kind')}
        value={line.key}
        onChange={(event) => {
          const key = keys.find((known) => known === event.target.value);
          if (key) onChange({ ...line, key });
        }}
        options={keys.map((key) => ({ value: key, label: t(`kinds.${key}`) }))}
      />
      {line.key === 'overtime' && (
        <Stepper
          label={t('minutes')}
          value={line.minutes}
          step={OVERTIME_STEP_MINUTES}
          minimum={OVERTIME_STEP_MINUTES}
          maximum={MOST_STEPS * OVERTIME_STEP_MINUTES}
          onValueChange={(minutes) => onChange({ ...line, minutes })}
          formatValue={(count) => t('minuteCount', { count })}
          increaseLabel={t('longer')}
          decreaseLabel={t('shorter')}
        />
      )}
      {goesEitherWay(line.key) && (
        <ChoiceChips
          legend={t('direction')}
          choices={(['more', 'less'] as const).map((value) => ({ value, label: t(`directions.${value}`) }))}
          value={line.isLess ? 'less' : 'more'}
          onValueChange={(value) => onChange({ ...line, isLess: value === 'less' })}
        />
      )}
      <TomanField
        label={t('amount')}
        required
        adornment={t('unit')}
        tomans={line.tomans}
        onTomansChange={(tomans) => onChange({ ...line, tomans })}
        error={isTried && !line.tomans ? t('amountWrong') : undefined}
      />
      {onRemove && (
        <Button variant="quiet" className="self-start" onClick={onRemove}>
          <Icon icon={Trash2} />
          {t('removeLine')}
        </Button>
      )}
    </div>
  );
}
