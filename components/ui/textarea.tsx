import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlClassName, Field, toValueLanguage, useFieldParts, type FieldText } from '@/components/ui/field';

type TextareaProps = ComponentProps<'textarea'> & FieldText & { isLabelHidden?: boolean };

/** A person may write in another language than the page's: direction and language follow the text. */
export function Textarea(props: TextareaProps) {
  const { frame, control } = useFieldParts(props);
  return (
    <Field {...frame}>
      <textarea
        dir="auto"
        lang={toValueLanguage(control)}
        rows={4}
        {...control}
        className={classNames(controlClassName, 'resize-y leading-text')}
      />
    </Field>
  );
}
