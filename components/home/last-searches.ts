import { readStored, store } from '@/lib/client/browser-storage';
import { parseJson } from '@/lib/domain/text/json';

import { MOST_LAST } from './suggest';

const KEY = 'pelakfan.last-searches';

/** The addresses that the last searches led to, the newest first. */
export function readLastSearches(): readonly string[] {
  const kept = parseJson(readStored(KEY));
  return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
}

export function keepSearch(path: string): void {
  const others = readLastSearches().filter((other) => other !== path);
  store(KEY, JSON.stringify([path, ...others].slice(0, MOST_LAST)));
}
