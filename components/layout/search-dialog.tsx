import { ChevronLeft } from 'lucide';
import { useState } from 'react';

import { toButtonClassName } from '@/components/ui/button-look';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';
import { findNearServices } from '@/lib/domain/text/near-services';
import { searchServices, type ServiceHit } from '@/lib/domain/text/search-services';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import { EntryLink } from './entry-link';
import { readMenu, type MenuService } from './read-menu';
import { FoundName, FoundPicture, FoundPrice } from './search-row';
import { useSearchWords, type KnownService } from './search-words';

export interface SearchDialogProps {
  readonly words: {
    readonly title: string;
    readonly label: string;
    readonly placeholder: string;
    readonly none: string;
    readonly all: string;
    readonly close: string;
    /** Each with `{price}`. */
    readonly from: string;
    readonly usually: string;
    /** The way to ask for a job that is not listed. */
    readonly other: string;
    readonly failed: string;
    readonly retry: string;
  };
  readonly onClose: () => void;
}

/**
 * The full-screen search of the mobile header, listing services, and under each what of it the text names. Sent, it is
 * the search of /services/.
 */
export function SearchDialog({ words, onClose }: SearchDialogProps) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const [menu] = useState(readMenu);
  const { services, retry } = useSearchWords(menu);
  const found = searchServices(services, text);
  const isFruitless = found.length === 0;
  const listed = isFruitless ? findNearServices(services, text) : found;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title} closeLabel={words.close} mobile="full">
      <form role="search" action={toLocalePath(locale, '/services/')}>
        <TextField
          label={words.label}
          placeholder={words.placeholder}
          type="search"
          name={SEARCH_PARAMETER}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <div role="status" className="sr-only">
        {isFruitless ? words.none : ''}
      </div>
      {retry && <Failed words={words} onRetry={retry} />}
      {isFruitless && <NothingFound words={words} text={text} onClose={onClose} />}
      {listed.length > 0 && <FoundServices found={listed} text={text} words={words} onClose={onClose} />}
    </Dialog>
  );
}

type Words = SearchDialogProps['words'];

function Failed({ words, onRetry }: { readonly words: Words; readonly onRetry: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 pt-2 text-14 text-stone-500">
      {words.failed}
      <button type="button" onClick={onRetry} className={toButtonClassName({ variant: 'quiet' })}>
        {words.retry}
      </button>
    </p>
  );
}

interface FoundProps extends SearchDialogProps {
  /** The typed text. */
  readonly text: string;
}

/** All services, and the way to ask for another job with what was typed. */
function NothingFound({ words, text, onClose }: FoundProps) {
  const locale = useLocale();
  const query = new URLSearchParams({ [SEARCH_PARAMETER]: text });
  return (
    <div className="flex flex-col items-start gap-3 py-6">
      <p className="text-stone-500">{words.none}</p>
      <div className="flex flex-wrap gap-3">
        <EntryLink
          locale={locale}
          entry={{ name: words.all, path: '/services/' }}
          onClick={onClose}
          className={toButtonClassName({ variant: 'secondary' })}
        />
        <a
          href={`${toLocalePath(locale, '/contact/')}?${query.toString()}`}
          rel="nofollow"
          className={toButtonClassName({ variant: 'secondary' })}
        >
          {words.other}
        </a>
      </div>
    </div>
  );
}

interface FoundServicesProps extends FoundProps {
  readonly found: readonly ServiceHit<KnownService<MenuService>>[];
}

function FoundServices({ found, text, words, onClose }: FoundServicesProps) {
  const locale = useLocale();
  return (
    <ul className="divide-y divide-stone-200 pt-2">
      {found.map(({ service, entries }) => (
        <li key={service.path}>
          <EntryLink
            locale={locale}
            entry={service}
            onClick={onClose}
            className="flex min-h-16 items-center gap-3 font-bold"
          >
            <FoundPicture picture={service.picture} />
            <span className="min-w-0 grow">
              <FoundName name={service.name} text={text} />
            </span>
            <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
          </EntryLink>
          {entries.map((entry) => (
            <EntryLink
              key={entry.name}
              locale={locale}
              entry={entry}
              onClick={onClose}
              className="flex min-h-13 items-center justify-between gap-3 border-t border-stone-200 ps-14"
            >
              <span className="min-w-0">
                <FoundName name={entry.name} text={text} />
              </span>
              <FoundPrice words={words} entry={entry} />
            </EntryLink>
          ))}
        </li>
      ))}
    </ul>
  );
}
