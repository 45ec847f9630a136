import { useEffect, useId, useRef, useState } from 'react';

import { findFormControls, followTyping } from '@/components/layout/form-controls';
import { FoundName, FoundPicture, FoundPrice } from '@/components/layout/search-row';
import { useSearchWords } from '@/components/layout/search-words';
import { classNames } from '@/components/ui/class-names';
import { toLocalePath } from '@/lib/i18n/paths';
import { useLocale } from '@/lib/i18n/location';

import { openListed, readListedServices, readNextHour } from './listed-service';
import { findMeant, suggest, type Suggestion } from './suggest';

export interface SuggestionsProps {
  readonly formId: string;
  readonly words: {
    readonly list: string;
    /** With `{count}`. */
    readonly found: string;
    readonly none: string;
    readonly all: string;
    /** Each with `{price}`. */
    readonly from: string;
    readonly usually: string;
  };
}

/** Makes the field of a form that is there already a combobox (ARIA's list autocomplete with manual selection). */
export function Suggestions({ formId, words }: SuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { text, found, active, isOpen, setIsOpen, setActive, go } = useSuggestions(formId);
  const isFruitless = found.length === 0;
  useCombobox(formId, {
    listId: id,
    isOpen: isOpen && !isFruitless,
    activeId: active === null ? null : `${id}-${active}`,
    isFruitless,
  });
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div role="status" className="sr-only">
        {isOpen && text !== ''
          ? isFruitless
            ? words.none
            : words.found.replace('{count}', found.length.toLocaleString(document.documentElement.lang))
          : ''}
      </div>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-header mt-2 max-h-[60dvh] overflow-y-auto overscroll-contain rounded-card border border-stone-200 bg-card p-2 text-ink shadow-float">
          {isFruitless ? (
            <NothingFound words={words} />
          ) : (
            <ul ref={list} id={id} role="listbox" aria-label={words.list}>
              {found.map((suggestion, index) => (
                <Option
                  key={`${suggestion.path} ${suggestion.name}`}
                  id={`${id}-${index}`}
                  suggestion={suggestion}
                  text={text}
                  isUnder={found.some(
                    ({ serviceName, name }) => serviceName === null && name === suggestion.serviceName,
                  )}
                  words={words}
                  isActive={index === active}
                  onAim={() => setActive(index)}
                  onChoose={() => {
                    setIsOpen(false);
                    go(suggestion);
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}

function NothingFound({ words }: Pick<SuggestionsProps, 'words'>) {
  const locale = useLocale();
  return (
    <div className="flex flex-col items-start gap-1 px-3 py-2">
      <p>{words.none}</p>
      {/* Kept from taking the focus: the list would close before the press is heard. */}
      <a
        href={toLocalePath(locale, '/services/')}
        onMouseDown={(event) => event.preventDefault()}
        className="inline-flex min-h-touch items-center font-semibold text-enamel-700 hover:underline"
      >
        {words.all}
      </a>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  /** The typed text. */
  readonly text: string;
  /** The service that it stands under is offered above it. */
  readonly isUnder: boolean;
  readonly words: SuggestionsProps['words'];
  readonly isActive: boolean;
  readonly onAim: () => void;
  readonly onChoose: () => void;
}

function Option({ id, suggestion, text, isUnder, words, isActive, onAim, onChoose }: OptionProps) {
  const { name, serviceName, servicePath, cities, picture } = suggestion;
  const hour = isUnder ? null : readNextHour(servicePath);
  return (
    // The field has the focus and hears the keys; an option is only pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-cities={cities}
      onPointerMove={onAim}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex cursor-pointer items-center gap-3 rounded-field px-3 py-2',
        isUnder ? 'min-h-13 ps-[4.25rem]' : 'min-h-16',
        isActive && 'bg-enamel-50',
      )}
    >
      {!isUnder && <FoundPicture picture={picture} />}
      <span className="flex min-w-0 grow flex-col">
        <span className="faded-away font-semibold">
          <FoundName name={name} text={text} />
        </span>
        {serviceName !== null && !isUnder && <span className="text-14 text-stone-500">{serviceName}</span>}
        {hour !== null && (
          <span className="flex items-center gap-2 text-14 font-semibold text-turquoise-600">
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-turquoise-600" />
            {hour}
          </span>
        )}
      </span>
      <FoundPrice words={words} entry={suggestion} />
    </li>
  );
}

function useSuggestions(formId: string) {
  const [listed] = useState(readListedServices);
  const services = useSearchWords(listed);
  const [text, setText] = useState(() => findFormControls(formId).field?.value.trim() ?? '');
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const found = suggest(services, text);
  const go = ({ path }: Suggestion) => openListed(path);
  const latest = useRef({ found, text, active, isOpen, go });
  useEffect(() => {
    latest.current = { found, text, active, isOpen, go };
  });
  useEffect(() => {
    const { form, field } = findFormControls(formId);
    if (!form || !field) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => {
      setIsOpen(false);
      setActive(null);
    };
    const type = () => {
      setText(field.value.trim());
      // A person may have gone on meanwhile: nothing opens over what they do.
      setIsOpen(field.value.trim() !== '' && document.activeElement === field);
      setActive(null);
    };
    const press = (event: KeyboardEvent) => {
      const { found: all, active: at, isOpen: isListed } = latest.current;
      if (event.key === 'Escape' && isListed) {
        // The first one closes the list; the browser's own, which empties the field, comes with the second.
        event.preventDefault();
        return close();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || all.length === 0) return;
      event.preventDefault();
      setIsOpen(true);
      setActive(at === null ? (step === 1 ? 0 : all.length - 1) : (at + step + all.length) % all.length);
    };
    const send = (event: SubmitEvent) => {
      const { found: all, text: typed, active: at } = latest.current;
      const meant = (at === null ? null : all[at]) ?? (typed === '' ? null : findMeant(all, typed));
      if (!meant) return;
      event.preventDefault();
      close();
      latest.current.go(meant);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
    };
    followTyping(field, type, signal);
    field.addEventListener('keydown', press, { signal });
    form.addEventListener('focusout', leave, { signal });
    form.addEventListener('submit', send, { signal });
    return () => listeners.abort();
  }, [formId]);
  return { text, found, active, isOpen, setIsOpen, setActive, go };
}

interface ComboboxState {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly activeId: string | null;
  readonly isFruitless: boolean;
}

/** Tells the form's parts what they have become. */
function useCombobox(formId: string, { listId, isOpen, activeId, isFruitless }: ComboboxState): void {
  useEffect(() => {
    const { field, button } = findFormControls(formId);
    if (button) button.disabled = isFruitless;
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': isOpen ? activeId : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field?.removeAttribute(name);
      else field?.setAttribute(name, value);
    }
  }, [formId, listId, isOpen, activeId, isFruitless]);
  useEffect(() => {
    // A field without autocomplete is empty when somebody comes back to the page.
    const leave = () => findFormControls(formId).field?.removeAttribute('autocomplete');
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [formId]);
}
