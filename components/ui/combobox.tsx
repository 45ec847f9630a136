import { Search } from 'lucide';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';

import { classNames } from '@/components/ui/class-names';
import { ListOption } from '@/components/ui/list-option';
import { TextField, type FieldText } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { toSearchKey } from '@/lib/domain/text/letters';

interface ComboboxOption {
  readonly value: number;
  readonly label: string;
}

interface ComboboxProps extends FieldText {
  /** undefined while they are on their way: what is typed by then chooses among them once they are there. */
  readonly options: readonly ComboboxOption[] | undefined;
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  readonly placeholder: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Said where nothing is called so. */
  readonly noneText: string;
  /** Read out while the list follows what is typed. */
  readonly toFoundText: (count: number) => string;
}

/** The options whose name contains the typed text; names that begin with it come first. */
function findOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const key = toSearchKey(typed);
  if (key === '') return options;
  const found = options.filter(({ label }) => toSearchKey(label).includes(key));
  const begins = (option: ComboboxOption) => toSearchKey(option.label).startsWith(key);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/**
 * A long list that is searched by typing (ARIA's editable combobox with list autocomplete). The field shows what is
 * chosen; leaving it half-typed changes nothing.
 */
export function Combobox({
  options,
  value,
  onValueChange,
  placeholder,
  required,
  disabled,
  noneText,
  toFoundText,
  ...text
}: ComboboxProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const chosen = options?.find((option) => option.value === value) ?? null;
  const state = useTyping({ options, chosen, onValueChange });
  const { typed, found, active, isOpen } = state;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);
  return (
    <div className="relative">
      <TextField
        {...text}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && active !== null ? `${id}-${found[active]?.value ?? ''}` : undefined}
        adornment={<Icon icon={Search} className="text-stone-500" />}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => state.type(event.target.value)}
        onClick={state.open}
        onKeyDown={state.press}
        onBlur={state.leave}
      />
      <div role="status" className="sr-only">
        {isOpen && typed ? (found.length > 0 ? toFoundText(found.length) : noneText) : ''}
      </div>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-header mt-1 max-h-64 overflow-y-auto overscroll-contain rounded-card border border-stone-200 bg-card p-2 shadow-float">
          {found.length === 0 && <p className="px-3 py-2 text-14 text-stone-500">{noneText}</p>}
          <ul ref={list} id={`${id}-list`} role="listbox" aria-label={typeof text.label === 'string' ? text.label : ''}>
            {found.map((option, index) => (
              <ListOption
                key={option.value}
                id={`${id}-${option.value}`}
                isActive={index === active}
                onAim={() => state.aim(index)}
                onChoose={() => state.choose(option)}
                className={classNames('min-h-touch py-1', index === active && 'font-semibold')}
              >
                {option.label}
              </ListOption>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface Typing {
  readonly options: readonly ComboboxOption[] | undefined;
  readonly chosen: ComboboxOption | null;
  readonly onValueChange: (value: number | null) => void;
}

function useTyping({ options, chosen, onValueChange }: Typing) {
  /** null while nothing is being typed: the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** The person's early act before the options came: Enter, or leaving the field. */
  const [early, setEarly] = useState<'pressed' | 'left' | null>(null);
  const found = findOptions(options ?? [], typed ?? '');
  const close = () => {
    setIsOpen(false);
    setActive(null);
    setTyped(null);
    setEarly(null);
  };
  const choose = (option: ComboboxOption) => {
    if (option !== chosen) onValueChange(option.value);
    close();
  };
  const open = () => {
    setIsOpen(true);
    const index = found.findIndex((option) => option === chosen);
    setActive(index < 0 ? null : index);
  };
  const type = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setEarly(null);
    setActive(text.trim() === '' ? null : 0);
    if (text === '' && chosen) onValueChange(null);
  };
  const leave = () => {
    if (!options && typed) {
      setIsOpen(false);
      return setEarly((before) => before ?? 'left');
    }
    const only =
      typed && found.length === 1
        ? found[0]
        : found.find(({ label }) => toSearchKey(label) === toSearchKey(typed ?? ''));
    if (typed && only) choose(only);
    else close();
  };
  const press = (event: KeyboardEvent) => {
    const aimed = active === null ? undefined : found[active];
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (!options && typed) return setEarly('pressed');
      return aimed ? choose(aimed) : undefined;
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!isOpen) return open();
    if (found.length > 0)
      setActive(active === null ? (step === 1 ? 0 : found.length - 1) : (active + step + found.length) % found.length);
  };
  useOnceTrue(options !== undefined && early !== null, () => {
    const [aimed] = found;
    if (early === 'pressed' && aimed) choose(aimed);
    else if (early === 'left') leave();
    else setEarly(null);
  });
  return { typed, found, active, isOpen, open, type, press, leave, choose, aim: setActive };
}

/** Acts after the render in which this became true. */
function useOnceTrue(isTrue: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(actNow);
    return () => clearTimeout(timer);
  }, [isTrue]);
}
