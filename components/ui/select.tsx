import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { controlClassName, Field, useFieldParts, type FieldText } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { findTextLanguage } from '@/lib/domain/text/text-language';

type SelectProps = Omit<ComponentProps<'select'>, 'size'> &
  FieldText & {
    isLabelHidden?: boolean;
    options: readonly { value: string | number; label: string; isDisabled?: boolean }[];
    /** The first, empty line. */
    placeholder?: string;
  };

/** The platform's own list: the best there is on a phone. */
export function Select(props: SelectProps) {
  const { frame, control } = useFieldParts(props);
  const { options, placeholder, ...select } = control;
  return (
    <Field {...frame}>
      <div className="relative">
        <select {...select} className={classNames(controlClassName, 'appearance-none pe-10 disabled:opacity-100')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.isDisabled}
              lang={findTextLanguage(option.label)}
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-stone-500" />
      </div>
    </Field>
  );
}
