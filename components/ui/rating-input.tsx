import { useId, type ReactNode } from 'react';
import { Star } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { FieldMessage } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

const STARS = [1, 2, 3, 4, 5] as const;

interface RatingInputProps {
  legend: ReactNode;
  /** null while nothing is chosen. */
  value: number | null;
  onValueChange: (value: number) => void;
  /** The names of one to five stars. */
  labels: readonly [string, string, string, string, string];
  error?: ReactNode;
  /** Small, with its name beside it: one of several. */
  isCompact?: boolean;
}

/** Five radio buttons drawn as stars. */
export function RatingInput({ legend, value, onValueChange, labels, error, isCompact = false }: RatingInputProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-message`} className={isCompact ? 'flow-root' : undefined}>
      <legend className={isCompact ? 'float-start py-2.5' : 'pb-2 font-medium'}>{legend}</legend>
      {/* Five in a row, whatever stands beside them: where there is no room for both, they go below it. */}
      <div className={isCompact ? 'float-end flex narrow:flex-wrap' : 'flex flex-wrap gap-1'}>
        {STARS.map((star) => (
          <label
            key={star}
            className="flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-field has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-enamel-600"
          >
            <input
              type="radio"
              className="sr-only"
              name={id}
              value={star}
              checked={value === star}
              onChange={() => onValueChange(star)}
            />
            <span className="sr-only">{labels[star - 1]}</span>
            <Icon
              icon={Star}
              size={isCompact ? 24 : 32}
              className={classNames(
                'transition-colors',
                value !== null && star <= value ? 'fill-saffron-500 text-saffron-600' : 'text-stone-500',
              )}
            />
          </label>
        ))}
        {!isCompact && value !== null && (
          <span aria-hidden className="self-center ps-2 text-14 text-stone-500">
            {labels[value - 1]}
          </span>
        )}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
