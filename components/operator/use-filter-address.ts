import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

type Filter<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface FilterAddress<Name extends string> {
  readonly filter: Filter<Name>;
  /** Null takes a part of the filter away. */
  readonly change: (changes: Readonly<Partial<Record<Name, string | null>>>) => void;
}

/**
 * The filter of a list as the address has it: a reload, the way back and a saved list bring the list as it was. Another
 * filter takes the place of the address, so that the way back leads out of the list.
 */
export function useFilterAddress<Name extends string>(...names: readonly Name[]): FilterAddress<Name> {
  const query = useSearchParams().toString();
  const [own, setOwn] = useState({ query, filter: readFilter(query, names) });
  if (own.query !== query) setOwn({ query, filter: readFilter(query, names) });
  const change: FilterAddress<Name>['change'] = (changes) => {
    const url = new URL(window.location.href);
    for (const name of names) {
      const value = changes[name];
      if (value === null) url.searchParams.delete(name);
      else if (value !== undefined) url.searchParams.set(name, value);
    }
    window.history.replaceState(null, '', url);
    setOwn({ query, filter: readFilter(url.searchParams.toString(), names) });
  };
  return { filter: own.filter, change };
}

function readFilter<Name extends string>(query: string, names: readonly Name[]): Filter<Name> {
  const parameters = new URLSearchParams(query);
  const filter: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null) filter[name] = value;
  }
  return filter;
}
