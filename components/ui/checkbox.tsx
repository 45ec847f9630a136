import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldMessage, toControlState, type FieldText } from '@/components/ui/field';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  Pick<FieldText, 'error' | 'hint'> & {
    label: ReactNode;
    /** It is heard and not seen; a finger hits the box in the whole of its place. */
    isLabelHidden?: boolean;
  };

const boxClassName = 'size-5 shrink-0 cursor-pointer accent-enamel-700';

export function Checkbox({
  label,
  isLabelHidden = false,
  hint,
  error,
  id: ownId,
  className,
  required,
  ...rest
}: CheckboxProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const box = (
    <input
      {...rest}
      {...toControlState(id, { hint, error })}
      id={id}
      type="checkbox"
      required={required}
      className={boxClassName}
    />
  );
  if (isLabelHidden)
    return (
      <div className={className}>
        <label htmlFor={id} className="grid min-h-touch w-11 cursor-pointer place-items-center">
          {box}
          <span className="sr-only">{label}</span>
        </label>
        <FieldMessage id={id} hint={hint} error={error} />
      </div>
    );
  return (
    <div className={className}>
      <div className="flex min-h-touch items-center gap-3">
        {box}
        <label htmlFor={id} className="grow cursor-pointer py-2.5">
          {label}
          {required && (
            <span aria-hidden className="ms-1 text-pomegranate-600">
              *
            </span>
          )}
        </label>
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & {
  label: ReactNode;
  /** A second line: what it does, how much it takes off. */
  description?: ReactNode;
};

/** On or off at once: the label at the start, the switch at the end. */
export function Switch({ label, description, id: ownId, className, ...rest }: SwitchProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <div className={classNames('flex min-h-touch items-center gap-4', className)}>
      <label htmlFor={id} className="grow cursor-pointer py-2.5">
        <span className="block font-medium">{label}</span>
        {description && <span className="block text-14 text-stone-500">{description}</span>}
      </label>
      <span className="relative inline-flex shrink-0 items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          role="switch"
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-full bg-stone-500 transition-colors checked:bg-turquoise-600 disabled:cursor-not-allowed disabled:opacity-50"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 size-5 rounded-full bg-light transition-all peer-checked:start-6"
        />
      </span>
    </div>
  );
}
