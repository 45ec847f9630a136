import { ChoiceChips } from '@/components/ui/choice';
import { Select } from '@/components/ui/select';

interface Question<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

interface StatementFilterProps<Kind extends string, Period extends string> {
  readonly kind: Question<Kind>;
  readonly period: Question<Period>;
  readonly onKind: (kind: Kind) => void;
  readonly onPeriod: (period: Period) => void;
}

/** The filter of a statement: kind and number of days. */
export function StatementFilter<Kind extends string, Period extends string>({
  kind,
  period,
  onKind,
  onPeriod,
}: StatementFilterProps<Kind, Period>) {
  const choosePeriod = (value: string) => {
    const chosen = period.choices.find((choice) => choice.value === value);
    if (chosen) onPeriod(chosen.value);
  };
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <ChoiceChips
        legend={kind.label}
        isLegendHidden
        isScrolling
        choices={kind.choices}
        value={kind.value}
        onValueChange={onKind}
      />
      <Select
        label={period.label}
        isLabelHidden
        className="tablet:w-60"
        value={period.value}
        onChange={({ target }) => choosePeriod(target.value)}
        options={period.choices}
      />
    </div>
  );
}
