import { useId, type ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlClassName, Field, toControlState, type FieldText } from '@/components/ui/field';

type TextareaProps = ComponentProps<'textarea'> & FieldText & { isLabelHidden?: boolean };

/** `dir="auto"`: what people write may be in another language than the page. */
export function Textarea({
  label,
  hint,
  error,
  isLabelHidden,
  id: ownId,
  className,
  required,
  rows = 4,
  ...rest
}: TextareaProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isRequired={required}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      <textarea
        dir="auto"
        rows={rows}
        {...rest}
        {...toControlState(id, { hint, error })}
        id={id}
        required={required}
        className={classNames(controlClassName, 'resize-y leading-text')}
      />
    </Field>
  );
}
