import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Eye, EyeOff } from 'lucide';
import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Field, toControlState, type FieldText } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { toDigitsOnly } from '@/lib/domain/text/digits';
import { VERIFICATION_CODE_LENGTH } from '@/lib/domain/constants/identity';

type CodeInputProps = FieldText &
  Pick<
    ComponentProps<'input'>,
    'id' | 'name' | 'required' | 'disabled' | 'autoFocus' | 'onBlur' | 'onKeyDown' | 'ref' | 'className'
  > & {
    /** Latin digits, at most `length` of them. */
    value: string;
    /** Gets Latin digits, whatever was typed or pasted. */
    onValueChange: (value: string) => void;
    length?: number;
    autoComplete?: 'one-time-code' | 'current-password' | 'new-password';
    /** Dots instead of digits. */
    isMasked?: boolean;
    /** `none` where the page has keys of its own: no keyboard comes over it. */
    inputMode?: 'numeric' | 'none';
    /** `large` where a thumb types it at a door: the boxes shake once as an error comes. */
    look?: 'medium' | 'large';
    /** How a digit is drawn: the locale's own. */
    toShownDigit?: (digit: string) => string;
    children?: ReactNode;
  };

const MASK = '•';

/** One input, drawn as boxes: paste, the phone's own suggestion and a screen reader meet an ordinary field. */
export function CodeInput({
  label,
  hint,
  error,
  value,
  onValueChange,
  length = VERIFICATION_CODE_LENGTH,
  isMasked = false,
  inputMode = 'numeric',
  look = 'medium',
  toShownDigit,
  id: ownId,
  className,
  children,
  ...rest
}: CodeInputProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={rest.required} className={className}>
      <div className="flex items-center gap-2 narrow:flex-wrap">
        <div dir="ltr" className="group relative w-fit min-w-0">
          <input
            autoComplete="one-time-code"
            {...rest}
            {...toControlState(id, { hint, error })}
            id={id}
            type={isMasked ? 'password' : 'text'}
            inputMode={inputMode}
            value={value}
            onChange={(event) => onValueChange(toDigitsOnly(event.target.value, length))}
            className="absolute inset-0 w-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
          />
          <CodeBoxes
            value={value}
            length={length}
            hasError={Boolean(error)}
            look={look}
            toShown={(digit) => (isMasked ? MASK : (toShownDigit?.(digit) ?? digit))}
          />
        </div>
        {children}
      </div>
    </Field>
  );
}

const BOXES = { medium: 'h-13 w-12 text-22', large: 'h-16 w-14 text-28' };

interface CodeBoxesProps {
  readonly value: string;
  readonly length: number;
  readonly hasError: boolean;
  readonly look: keyof typeof BOXES;
  readonly toShown: (digit: string) => string;
}

function CodeBoxes({ value, length, hasError, look, toShown }: CodeBoxesProps) {
  const active = Math.min(value.length, length - 1);
  return (
    <div
      aria-hidden
      className={classNames(
        'pointer-events-none flex gap-2 narrow:gap-1',
        hasError && look === 'large' && 'motion-safe:animate-shake',
      )}
    >
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'flex min-w-0 items-center justify-center rounded-field border bg-card font-bold leading-none',
            BOXES[look],
            hasError ? 'border-pomegranate-600' : 'border-stone-500/80',
            index === active &&
              'group-focus-within:border-enamel-600 group-focus-within:ring-2 group-focus-within:ring-enamel-600',
          )}
        >
          {value[index] === undefined ? '' : toShown(value[index])}
        </span>
      ))}
    </div>
  );
}

type PasswordCodeInputProps = Omit<CodeInputProps, 'isMasked' | 'children'> & { showLabel: string; hideLabel: string };

/** The four-digit password: masked, with a button that shows it. */
export function PasswordCodeInput({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...rest
}: PasswordCodeInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <CodeInput {...rest} autoComplete={autoComplete} isMasked={!isShown}>
      <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setIsShown(!isShown)}>
        <Icon icon={isShown ? EyeOff : Eye} />
      </IconButton>
    </CodeInput>
  );
}
