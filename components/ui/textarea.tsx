import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlClassName, Field, useFieldParts, type FieldText } from '@/components/ui/field';

type TextareaProps = ComponentProps<'textarea'> & FieldText & { isLabelHidden?: boolean };

/** `dir="auto"`: what people write may be in another language than the page. */
export function Textarea(props: TextareaProps) {
  const { frame, control } = useFieldParts(props);
  return (
    <Field {...frame}>
      <textarea dir="auto" rows={4} {...control} className={classNames(controlClassName, 'resize-y leading-text')} />
    </Field>
  );
}
