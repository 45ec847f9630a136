import { Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';

import { TomanField } from '@/components/forms/fields/toman-field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { Stepper } from '@/components/ui/stepper';
import type { ProposedKey } from '@/lib/contract/provider-enumerations';
import { OVERTIME_STEP_MINUTES } from '@/lib/domain/constants/orders';
import { FREE_KEYS, type PriceTerms } from '@/lib/domain/money/price-proposal';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { MeasuredSizes } from './measured-sizes';
import { toKindWords, toNewLine, type ProposedLine } from './proposed-lines';

/** Longer than a working day is another order. */
const MOST_STEPS = 48;
const MOST_PIECES = 100;

interface LineProps {
  readonly terms: PriceTerms;
  readonly line: ProposedLine;
  readonly isTried: boolean;
  readonly showsSums: boolean;
  readonly onChange: (line: ProposedLine) => void;
}

interface ProposedLineFieldsProps extends LineProps {
  readonly keys: readonly ProposedKey[];
  /** Null for the only line. */
  readonly onRemove: (() => void) | null;
}

/**
 * One line: what for, and how much of it. The sum follows from what was agreed; only lines that no list has are typed
 * as a sum.
 */
export function ProposedLineFields({ keys, onRemove, ...props }: ProposedLineFieldsProps) {
  const t = useTranslations('price-change.form');
  const { terms, line, onChange } = props;
  return (
    <div className="flex flex-col gap-3 rounded-field border border-stone-200 p-3">
      <Select
        label={t('kind')}
        value={line.key}
        onChange={(event) => {
          const key = keys.find((known) => known === event.target.value);
          if (key) onChange(toNewLine(key, terms));
        }}
        options={keys.map((key) => ({ value: key, label: t(`kinds.${toKindWords(key, terms)}`) }))}
      />
      <LineFields {...props} />
      {onRemove && (
        <Button variant="quiet" className="self-start" onClick={onRemove}>
          <Icon icon={Trash2} />
          {t('removeLine')}
        </Button>
      )}
    </div>
  );
}

function LineFields(props: LineProps) {
  switch (props.line.key) {
    case 'overtime':
      return <Overtime {...props} />;
    case 'recount':
      return <Recount {...props} />;
    case 'measured':
      return <MeasuredSizes {...props} />;
    case 'extra-floor':
    case 'extra-heavy':
      return <ListedExtra {...props} />;
    default:
      return <FreeSum {...props} />;
  }
}

function Overtime({ terms, line, showsSums, onChange }: LineProps) {
  const t = useTranslations('price-change.form');
  const locale = useLocale();
  return (
    <Stepper
      label={t('minutes')}
      description={showsSums && t('rate.hour', { amount: formatTomans(terms.hourRial ?? 0, locale) })}
      value={line.minutes}
      step={OVERTIME_STEP_MINUTES}
      minimum={OVERTIME_STEP_MINUTES}
      maximum={MOST_STEPS * OVERTIME_STEP_MINUTES}
      onValueChange={(minutes) => onChange({ ...line, minutes })}
      formatValue={(count) => t('minuteCount', { count })}
      increaseLabel={t('longer')}
      decreaseLabel={t('shorter')}
    />
  );
}

/** The ordered number stands first: only differences are changed. */
function Recount({ terms, line, showsSums, onChange }: LineProps) {
  const t = useTranslations('price-change.form');
  const toStep = useTranslations('common');
  const locale = useLocale();
  return terms.pieces.map(({ piece, label, count, pieceRial }) => (
    <Stepper
      key={piece}
      label={label}
      description={showsSums && t('rate.extra', { amount: formatTomans(pieceRial, locale) })}
      value={line.counts[piece] ?? count}
      maximum={MOST_PIECES}
      onValueChange={(changed) => onChange({ ...line, counts: { ...line.counts, [piece]: changed } })}
      formatValue={(value) => t('countValue', { count: value })}
      increaseLabel={`${toStep('increase')}: ${label}`}
      decreaseLabel={`${toStep('decrease')}: ${label}`}
    />
  ));
}

function ListedExtra({ terms, line, showsSums, onChange }: LineProps) {
  const t = useTranslations('price-change.form');
  const toStep = useTranslations('common');
  const locale = useLocale();
  const rateRial = terms.extras.find(({ key }) => key === line.key)?.rateRial ?? 0;
  return (
    <Stepper
      label={t('countLabel')}
      description={showsSums && t('rate.extra', { amount: formatTomans(rateRial, locale) })}
      value={line.count}
      minimum={1}
      maximum={MOST_PIECES}
      onValueChange={(count) => onChange({ ...line, count })}
      formatValue={(count) => t('countValue', { count })}
      increaseLabel={`${toStep('increase')}: ${t('countLabel')}`}
      decreaseLabel={`${toStep('decrease')}: ${t('countLabel')}`}
    />
  );
}

function FreeSum({ terms, line, isTried, showsSums, onChange }: LineProps) {
  const t = useTranslations('price-change.form');
  const locale = useLocale();
  const isBounded = showsSums && FREE_KEYS.includes(line.key);
  return (
    <TomanField
      label={t('amount')}
      required
      adornment={t('unit')}
      hint={isBounded ? t('rate.free', { amount: formatTomans(terms.freeRial, locale) }) : undefined}
      tomans={line.tomans}
      onTomansChange={(tomans) => onChange({ ...line, tomans })}
      error={isTried && !line.tomans ? t('amountWrong') : undefined}
    />
  );
}
