import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { findTextLanguage } from '@/lib/domain/text/text-language';

export interface FieldText {
  label: ReactNode;
  /** Stands under the field, and gives way to the error. */
  hint?: ReactNode;
  /** The problem and its solution. */
  error?: ReactNode;
}

type FieldProps = FieldText & {
  id: string;
  isRequired?: boolean;
  /** The label is read out and not seen. */
  isLabelHidden?: boolean;
  className?: string;
  children: ReactNode;
};

const messageId = (id: string) => `${id}-message`;

/** The ARIA attributes of a control inside `Field`. */
export function toControlState(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint || error ? messageId(id) : undefined,
  } as const;
}

export const controlClassName = classNames(
  'w-full min-h-touch rounded-field border border-stone-500/80 bg-card px-3 py-2 text-16 leading-snug text-ink placeholder:text-stone-500',
  'transition-colors hover:border-enamel-600 focus-visible:border-enamel-600 aria-[invalid=true]:border-pomegranate-600',
  'disabled:cursor-not-allowed disabled:bg-stone-200 disabled:text-stone-500',
);

/**
 * Label, control and one line for the hint or the error. The line is always in the tree, so that it is read out when it
 * changes.
 */
export function Field({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-14 font-medium text-ink'}>
        {label}
        {isRequired && (
          <span aria-hidden className="ms-1 text-pomegranate-600">
            *
          </span>
        )}
      </label>
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

/** The properties of every kind of control, beside its own. */
interface FieldControl extends FieldText {
  id?: string;
  /** The label is read out and not seen. */
  isLabelHidden?: boolean;
  className?: string;
  required?: boolean;
}

/** The properties of a control with its frame, told apart: those of `Field`, and those of the control inside. */
export function useFieldParts<Props extends FieldControl>({
  label,
  hint,
  error,
  isLabelHidden,
  id: ownId,
  className,
  required,
  ...rest
}: Props) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return {
    frame: { id, label, hint, error, isRequired: required, isLabelHidden, className },
    control: { ...rest, ...toControlState(id, { hint, error }), id, required },
  };
}

/** The language of a text that somebody wrote into a field, by its letters; undefined for all other values. */
export function toValueLanguage({ value, defaultValue }: { value?: unknown; defaultValue?: unknown }) {
  const text = value ?? defaultValue;
  return typeof text === 'string' ? findTextLanguage(text) : undefined;
}

export function FieldMessage({ id, hint, error }: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <p
      id={messageId(id)}
      aria-live="polite"
      className={classNames(
        'flex items-start gap-1 text-14 empty:hidden',
        error ? 'text-pomegranate-600' : 'text-stone-500',
      )}
    >
      {error ? (
        <>
          <Icon icon={CircleAlert} size={16} className="mt-1" />
          <span>{error}</span>
        </>
      ) : (
        hint
      )}
    </p>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldText & {
    isLabelHidden?: boolean;
    /** Numbers, codes and phones: a numeric keyboard and their own direction, while Persian digits may be typed. */
    isNumeric?: boolean;
    /** Stands inside the field at its end: a unit, an icon, a small button. */
    adornment?: ReactNode;
    /** `sum`: the number that its screen is about, in the middle and as large as it fits. */
    look?: 'plain' | 'sum';
  };

/** So many digits have room at the largest size. */
const LARGE_DIGITS = 6;
const SUM = 'text-center font-bold !leading-tight tabular-nums small-phone:!text-28 narrow:!text-22';

export function TextField(props: TextFieldProps) {
  const { frame, control } = useFieldParts(props);
  const { isNumeric = false, adornment, look = 'plain', ...input } = control;
  const isLong = String(input.value ?? '').length > LARGE_DIGITS;
  return (
    <Field {...frame}>
      <div className="relative">
        <input
          type="text"
          lang={toValueLanguage(input)}
          inputMode={isNumeric ? 'numeric' : undefined}
          dir={isNumeric ? 'ltr' : undefined}
          {...input}
          className={classNames(
            controlClassName,
            Boolean(adornment) && 'pe-12',
            look === 'sum' && `${SUM} ${isLong ? '!text-28' : '!text-sum'}`,
          )}
        />
        {adornment && (
          <div className="absolute inset-y-0 end-0 flex items-center pe-3 text-14 text-stone-500">{adornment}</div>
        )}
      </div>
    </Field>
  );
}
