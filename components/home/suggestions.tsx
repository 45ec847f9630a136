import { useEffect, useId, useRef, useState } from 'react';

import { findFormControls, followTyping } from '@/components/layout/form-controls';
import { useSearchWords } from '@/components/layout/search-words';
import { toLocalePath } from '@/lib/i18n/paths';
import { leaveFor } from '@/lib/client/leave-page';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';
import { findNearServices } from '@/lib/domain/text/near-services';
import { useLocale } from '@/lib/i18n/location';

import { useFoundPeople, type FoundPerson } from './found-people';
import { keepSearch, readLastSearches } from './last-searches';
import { openListed, readListedServices, readPopularPaths } from './listed-service';
import { findMeant, MOST_ROWS, suggest, suggestBefore, type Suggestion } from './suggest';
import { sayHour, SuggestedPerson, SuggestedService } from './suggested-row';

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
    /** With `{day}` and `{hour}`. */
    readonly freeAt: string;
    readonly near: string;
    /** The way to ask for a job that is not listed. */
    readonly other: string;
    readonly failed: string;
    readonly retry: string;
  };
}

/** Makes the field of a form that is there already a combobox (ARIA's list autocomplete with manual selection). */
export function Suggestions({ formId, words }: SuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { text, found, people, near, retry, active, isOpen, setIsOpen, setActive, go } = useSuggestions(formId);
  const isFruitless = found.length === 0;
  const shown = isFruitless ? near : found;
  useCombobox(formId, {
    listId: id,
    isOpen: isOpen && shown.length > 0,
    activeId: active === null ? null : `${id}-${active}`,
    isFruitless: isFruitless && text !== '',
  });
  const locale = useLocale();
  const [best] = people;
  const first = best?.nextFree ?? null;
  const categoryId = found[0]?.categoryId;
  const toState = (index: number, row: Row) => ({
    id: `${id}-${index}`,
    isActive: index === active,
    onAim: () => setActive(index),
    onChoose: () => {
      setIsOpen(false);
      go(row);
    },
  });
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <Told text={isOpen && text !== '' ? sayCount(found.length, words) : ''} />
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-header mt-2 max-h-[60dvh] overflow-y-auto overscroll-contain rounded-card border border-stone-200 bg-card p-2 text-ink shadow-float">
          {isFruitless && <p className="px-3 py-2">{words.none}</p>}
          {isFruitless && near.length > 0 && <p className="px-3 pt-2 text-14 font-semibold">{words.near}</p>}
          {shown.length > 0 && (
            <ul ref={list} id={id} role="listbox" aria-label={words.list}>
              {shown.map((suggestion, index) => (
                <SuggestedService
                  key={`${suggestion.path} ${suggestion.name}`}
                  suggestion={suggestion}
                  text={text}
                  hour={first && suggestion.categoryId === categoryId ? sayHour(first, words.freeAt, locale) : null}
                  words={words}
                  {...toState(index, suggestion)}
                />
              ))}
              {people.map((person, index) => (
                <SuggestedPerson
                  key={person.workerCode}
                  person={person}
                  serviceName={found[0]?.serviceName ?? found[0]?.name ?? ''}
                  freeAt={words.freeAt}
                  {...toState(shown.length + index, person)}
                />
              ))}
            </ul>
          )}
          {isFruitless && <OtherJob words={words} text={text} />}
          {retry && <Failed words={words} onRetry={retry} />}
        </div>
      )}
    </>
  );
}

const Told = ({ text }: { text: string }) => (
  <div role="status" className="sr-only">
    {text}
  </div>
);

const sayCount = (count: number, words: SuggestionsProps['words']): string =>
  count === 0 ? words.none : words.found.replace('{count}', count.toLocaleString(document.documentElement.lang));

/** A service, or a professional. */
type Row = Suggestion | FoundPerson;

const LINK = 'inline-flex min-h-touch items-center font-semibold text-enamel-700 hover:underline';

/** The field keeps the focus: without it the list would close before the press is heard. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** All services, and the way to ask for another job with what was typed. */
function OtherJob({ words, text }: Pick<SuggestionsProps, 'words'> & { readonly text: string }) {
  const locale = useLocale();
  const query = new URLSearchParams({ [SEARCH_PARAMETER]: text });
  return (
    <div className="flex flex-wrap gap-x-6 px-3">
      <a
        href={`${toLocalePath(locale, '/contact/')}?${query.toString()}`}
        rel="nofollow"
        onMouseDown={keepFocus}
        className={LINK}
      >
        {words.other}
      </a>
      <a href={toLocalePath(locale, '/services/')} onMouseDown={keepFocus} className={LINK}>
        {words.all}
      </a>
    </div>
  );
}

function Failed({ words, onRetry }: Pick<SuggestionsProps, 'words'> & { readonly onRetry: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 px-3 text-14 text-stone-500">
      {words.failed}
      <button type="button" onMouseDown={keepFocus} onClick={onRetry} className={LINK}>
        {words.retry}
      </button>
    </p>
  );
}

const readBefore = () => ({ lastPaths: readLastSearches(), popularPaths: readPopularPaths() });

/** The services that a single word of the text names. */
const listNear = (services: Parameters<typeof suggest>[0], text: string): readonly Suggestion[] =>
  findNearServices(services, text).flatMap(({ service }) => suggest([service], service.name).slice(0, 1));

function useSuggestions(formId: string) {
  const [listed] = useState(readListedServices);
  const { services, retry } = useSearchWords(listed);
  const [text, setText] = useState(() => findFormControls(formId).field?.value.trim() ?? '');
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const locale = useLocale();
  const all = text === '' ? suggestBefore(services, readBefore()) : suggest(services, text);
  const people = useFoundPeople(isOpen && text !== '' ? (all[0]?.categoryId ?? null) : null);
  const found = all.slice(0, MOST_ROWS - people.length);
  const near = text !== '' && all.length === 0 ? listNear(services, text) : [];
  const go = (row: Row) => {
    if ('workerCode' in row) return leaveFor(toLocalePath(locale, toWorkerPath(row.workerCode)));
    keepSearch(row.path);
    openListed(row.path);
  };
  const rows: readonly Row[] = [...(found.length > 0 ? found : near), ...people];
  const latest = useRef({ rows, all, text, active, isOpen, go });
  useEffect(() => {
    latest.current = { rows, all, text, active, isOpen, go };
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
      const { rows: listedRows, active: at, isOpen: isListed } = latest.current;
      const { length } = listedRows;
      if (event.key === 'Escape' && isListed) {
        // The first one closes the list; the browser's own, which empties the field, comes with the second.
        event.preventDefault();
        return close();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || length === 0) return;
      event.preventDefault();
      setIsOpen(true);
      setActive(at === null ? (step === 1 ? 0 : length - 1) : (at + step + length) % length);
    };
    const send = (event: SubmitEvent) => {
      const { rows: listedRows, all: suggested, text: typed, active: at } = latest.current;
      const meant = (at === null ? null : listedRows[at]) ?? (typed === '' ? null : findMeant(suggested, typed));
      if (!meant) return;
      event.preventDefault();
      close();
      latest.current.go(meant);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
    };
    // An empty field brings back the last searches to who presses it, and not to who only passes it by the keyboard.
    field.addEventListener('click', () => setIsOpen(field.value.trim() === '' || latest.current.isOpen), { signal });
    followTyping(field, type, signal);
    field.addEventListener('keydown', press, { signal });
    form.addEventListener('focusout', leave, { signal });
    form.addEventListener('submit', send, { signal });
    return () => listeners.abort();
  }, [formId]);
  return { text, found, people, near, retry, active, isOpen, setIsOpen, setActive, go };
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
