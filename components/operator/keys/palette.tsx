import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';
import { toSearchKey } from '@/lib/domain/text/letters';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { toFoundPath } from '../search/found-path';
import { SEARCH_PARAMETER } from '../search/search-parameter';
import { useTypedText } from '../search/use-typed-text';
import { useOwnPlaces } from '../use-own-places';

interface Entry {
  readonly key: string;
  readonly kind: string;
  readonly text: string;
  readonly path: string;
}

/** One box that goes to every place of the desk and to what the search finds. Load it when it is used. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk-queues.palette');
  const common = useTranslations('common');
  const router = useRouter();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const entries = useEntries(typed);
  const current = Math.min(at, entries.length - 1);
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    router.push(entry.path);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((current + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter') go(entries[current]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      size="wide"
      firstFocus={box}
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={common('close')}
    >
      <TextField
        ref={box}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={entries[current] ? `${listId}-${current}` : undefined}
        label={t('label')}
        maxLength={80}
        value={typed}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
      />
      <ul id={listId} role="listbox" aria-label={t('label')} className="mt-3 max-h-80 overflow-y-auto">
        {entries.map((entry, index) => (
          <Option
            key={entry.key}
            id={`${listId}-${index}`}
            entry={entry}
            isActive={index === current}
            onChoose={() => go(entry)}
          />
        ))}
      </ul>
      <p role="status" className="text-14 text-stone-500">
        {entries.length === 0 && t('nothing')}
      </p>
    </Dialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, entry, isActive, onChoose }: OptionProps) {
  return (
    // The field has the focus and hears the keys; an option is only pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-touch cursor-pointer items-center gap-3 rounded-field px-3 aria-selected:bg-enamel-50"
    >
      <span className="w-28 shrink-0 text-14 text-stone-500">{entry.kind}</span>
      <span className="min-w-0 grow">{entry.text}</span>
    </li>
  );
}

/** The places whose name has what was typed, what the search finds, and the search itself. */
function useEntries(typed: string): readonly Entry[] {
  const t = useTranslations('desk-queues.palette');
  const places = useTranslations('desk.places');
  const locale = useLocale();
  const own = useOwnPlaces();
  const text = useTypedText(typed.trim());
  const maySearch = own.some(({ key }) => key === 'search');
  const { data } = useCall('operator/search', text !== '' && maySearch ? { text } : null, { keepPreviousData: true });
  const wanted = toSearchKey(typed);
  const found = text === '' ? [] : (data?.lstFound ?? []);
  return [
    ...own
      .filter(({ key }) => toSearchKey(places(key)).includes(wanted))
      .map(({ key, path }) => ({ key, kind: t('place'), text: places(key), path })),
    ...found.map((one) => {
      const name = [one.reqcode && formatDigits(one.reqcode, locale), one.fullname].filter(Boolean).join(' · ');
      return { key: `${one.kind}-${one.id}`, kind: t(`kinds.${one.kind}`), text: name, path: toFoundPath(one) };
    }),
    ...(text !== '' && maySearch
      ? [
          {
            key: 'all',
            kind: t('search'),
            text,
            path: `/operator/search/?${new URLSearchParams({ [SEARCH_PARAMETER]: text }).toString()}`,
          },
        ]
      : []),
  ];
}
