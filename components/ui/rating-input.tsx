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
      <legend className={isCompact ? 'float-start py-2.5' : 'w-full pb-2 text-center text-18 font-bold'}>
        {legend}
      </legend>
      {/* Five in a row, whatever stands beside them: where there is no room for both, they go below it. */}
      <div
        className={
          isCompact ? 'float-end flex narrow:flex-wrap' : 'mx-auto grid max-w-80 grid-cols-5 narrow:grid-cols-3'
        }
      >
        {STARS.map((star) => (
          <label
            key={star}
            className={classNames(
              'flex min-h-touch min-w-touch cursor-pointer items-center justify-center rounded-field has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-enamel-600',
              !isCompact && 'py-2',
            )}
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
              size={isCompact ? 24 : 40}
              className={classNames(
                'transition-colors',
                value !== null && star <= value ? 'fill-saffron-500 text-saffron-600' : 'text-stone-500',
              )}
            />
          </label>
        ))}
      </div>
      {/* Its line is there before it has a word: what stands below does not move. */}
      {!isCompact && (
        <p aria-hidden className="mx-auto flex min-h-7 max-w-80 justify-center font-semibold text-stone-500">
          {value === null ? <Ends worst={labels[0]} best={labels[4]} /> : labels[value - 1]}
        </p>
      )}
      <div className={isCompact ? undefined : 'flex justify-center'}>
        <FieldMessage id={id} error={error} />
      </div>
    </fieldset>
  );
}

/** The words of the first and the last star, before one is chosen; five words would not fit under five stars. */
function Ends({ worst, best }: { readonly worst: string; readonly best: string }) {
  return (
    <span className="flex grow justify-between px-2 text-14 font-normal narrow:hidden">
      <span>{worst}</span>
      <span>{best}</span>
    </span>
  );
}
