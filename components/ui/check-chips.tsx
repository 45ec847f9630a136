import { useId, type ReactNode } from 'react';
import { Check } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { FieldMessage } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

interface CheckChipsProps<Value extends string | number> {
  legend: ReactNode;
  isLegendHidden?: boolean;
  choices: readonly { value: Value; label: ReactNode }[];
  values: readonly Value[];
  onValuesChange: (values: readonly Value[]) => void;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** Checkboxes drawn as chips: several short words to choose among. */
export function CheckChips<Value extends string | number>({
  legend,
  isLegendHidden = false,
  choices,
  values,
  onValuesChange,
  hint,
  error,
  className,
}: CheckChipsProps<Value>) {
  const id = useId();
  const toggle = (value: Value) =>
    onValuesChange(values.includes(value) ? values.filter((known) => known !== value) : [...values, value]);
  return (
    <fieldset aria-describedby={`${id}-message`} aria-invalid={error ? true : undefined} className={className}>
      <legend className={isLegendHidden ? 'sr-only' : 'pb-2 text-14 font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-2 pb-1">
        {choices.map(({ value, label }) => {
          const isChosen = values.includes(value);
          return (
            <label
              key={value}
              className={classNames(
                'relative flex min-h-touch max-w-full cursor-pointer items-center gap-1 rounded-field border px-3 py-1 transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-enamel-600',
                isChosen
                  ? 'border-enamel-700 bg-enamel-700 font-semibold text-white'
                  : 'border-stone-500/80 bg-card hover:border-enamel-600',
              )}
            >
              <input type="checkbox" className="sr-only" checked={isChosen} onChange={() => toggle(value)} />
              {isChosen && <Icon icon={Check} size={16} />}
              <span>{label}</span>
            </label>
          );
        })}
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </fieldset>
  );
}
