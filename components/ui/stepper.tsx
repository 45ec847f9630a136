import { useId, type ReactNode } from 'react';
import { Minus, Plus } from 'lucide';
import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

interface StepperProps {
  /** Beside the label; decorative. */
  picture?: ReactNode;
  label: ReactNode;
  description?: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  minimum?: number;
  maximum?: number;
  step?: number;
  /** The number as it is read: digits of the locale, a unit. */
  formatValue: (value: number) => string;
  increaseLabel: string;
  decreaseLabel: string;
  /** `card` asks the one thing of a screen: as wide as its column, its number large. */
  look?: 'line' | 'card';
  className?: string;
}

const LOOKS = {
  line: { frame: 'items-center gap-3 narrow:flex-wrap narrow:gap-y-1', control: '', button: '', value: 'min-w-9' },
  card: {
    frame: 'flex-col gap-3 rounded-card border border-stone-200 bg-card p-4',
    // Where there is no room between the buttons, the number stands above them.
    control: 'justify-between narrow:flex-wrap',
    button: 'min-h-13 px-4',
    value: 'text-28 narrow:order-first narrow:basis-full narrow:text-22',
  },
};

/** A small number with two buttons; arrow keys, Home and End work on it. */
export function Stepper({
  picture,
  label,
  description,
  value,
  onValueChange,
  minimum = 0,
  maximum = 99,
  step = 1,
  formatValue,
  increaseLabel,
  decreaseLabel,
  look = 'line',
  className,
}: StepperProps) {
  const { frame, control, button, value: number } = LOOKS[look];
  const id = useId();
  const nameId = useId();
  const change = (next: number) => {
    const bounded = Math.min(maximum, Math.max(minimum, next));
    if (bounded !== value) onValueChange(bounded);
  };
  return (
    <div className={classNames('flex min-h-touch', frame, className)}>
      {picture}
      <div id={id} className="min-w-0 grow">
        <span id={nameId} className="block font-medium">
          {label}
        </span>
        {description && <span className="block text-14 text-stone-500">{description}</span>}
      </div>
      <div className={classNames('flex items-center rounded-field border border-stone-500/80 bg-card', control)}>
        <IconButton
          data-counts
          label={decreaseLabel}
          aria-describedby={nameId}
          className={button}
          disabled={value <= minimum}
          onClick={() => change(value - step)}
        >
          <Icon icon={Minus} />
        </IconButton>
        <Value
          value={value}
          minimum={minimum}
          maximum={maximum}
          step={step}
          labelId={id}
          text={formatValue(value)}
          onChange={change}
          className={number}
        />
        <IconButton
          data-counts
          label={increaseLabel}
          aria-describedby={nameId}
          className={button}
          disabled={value >= maximum}
          onClick={() => change(value + step)}
        >
          <Icon icon={Plus} />
        </IconButton>
      </div>
    </div>
  );
}

interface ValueProps extends Required<Pick<StepperProps, 'value' | 'minimum' | 'maximum' | 'step'>> {
  readonly labelId: string;
  readonly text: string;
  readonly onChange: (next: number) => void;
  readonly className: string;
}

/** The number itself, which the keys change. */
function Value({ value, minimum, maximum, step, labelId, text, onChange, className }: ValueProps) {
  const keys: Record<string, number> = { ArrowUp: value + step, ArrowDown: value - step, Home: minimum, End: maximum };
  return (
    <span
      role="spinbutton"
      tabIndex={0}
      aria-labelledby={labelId}
      aria-valuenow={value}
      aria-valuemin={minimum}
      aria-valuemax={maximum}
      aria-valuetext={text}
      onKeyDown={(event) => {
        const next = keys[event.key];
        if (next === undefined) return;
        event.preventDefault();
        onChange(next);
      }}
      className={classNames('whitespace-nowrap rounded-field px-1 text-center font-bold', className)}
    >
      {text}
    </span>
  );
}
